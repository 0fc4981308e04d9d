/**
 * The script of a view, which a host runs in a frame of its own: MCP Apps, revision 2026-01-26
 * (github.com/modelcontextprotocol/ext-apps, specification/2026-01-26/apps.mdx, read 2026-11-23). It shows the text of the
 * answer, and in its place the drawn answer as soon as the host has read that from the server. It is sent as its own
 * source, so it uses nothing from outside.
 * @param uri of the view: with the question behind it, of the drawn answer
 */
export function inFrame(uri: string): void {
  const main = document.querySelector('main');
  if (main === null) return;
  type Fields = { readonly [field: string]: unknown };
  const fieldsOf = (value: unknown): Fields =>
    typeof value === 'object' && value !== null ? (value as Fields) : {};
  const waiting = new Map<unknown, (answer: Fields) => void>();
  let input: Fields = {};
  let reads = false;
  let asked = 0;

  const send = (message: Fields): void => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const ask = (method: string, params: Fields): Promise<Fields> =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      send({ id: asked, method, params });
    });
  const textOf = (list: unknown): string =>
    (Array.isArray(list) ? list : []).map((one) => String(fieldsOf(one).text ?? '')).join('\n');

  const themed = (context: unknown): void => {
    const { theme } = fieldsOf(context);
    if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
  };
  const showText = (text: string): void => {
    const block = document.createElement('pre');
    block.textContent = text;
    main.replaceChildren(block);
  };
  const draw = async (question: Fields): Promise<boolean> => {
    const answer = await ask('resources/read', {
      uri: `${uri}/${encodeURIComponent(JSON.stringify(question))}`,
    });
    const html = textOf(fieldsOf(answer.result).contents);
    if (html === '') return false;
    main.lang = question.lang === 'es' ? 'es' : 'en';
    main.innerHTML = html;
    input = question;
    return true;
  };

  const heard = ({ id, method, params }: Fields): void => {
    const told = fieldsOf(params);
    if (method === 'ui/notifications/tool-input') input = fieldsOf(told.arguments);
    if (method === 'ui/notifications/host-context-changed') themed(told);
    if (method === 'ui/notifications/tool-result') {
      showText(textOf(told.content));
      if (reads && told.isError !== true) void draw(input);
    }
    // A question of the host: whether the view is there, or that it is taken down.
    if (id !== undefined) send({ id, result: {} });
  };
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent) return;
    const message = fieldsOf(data);
    if (message.method !== undefined) return heard(message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '#';
    if (link === null || href.startsWith('#')) return;
    event.preventDefault();
    const change = link.dataset.change;
    const open = (): void => void ask('ui/open-link', { url: link.href });
    if (change === undefined) return open();
    void draw({ ...input, ...JSON.parse(change) }).then((drawn) => {
      if (!drawn) open();
    });
  });
  new ResizeObserver(() => {
    const { width, height } = document.documentElement.getBoundingClientRect();
    send({ method: 'ui/notifications/size-changed', params: { width, height: Math.ceil(height) } });
  }).observe(document.documentElement);

  void ask('ui/initialize', {
    appInfo: { name: uri, version: '1.0.0' },
    appCapabilities: { availableDisplayModes: ['inline'] },
    protocolVersion: '2026-01-26',
  }).then(({ result }) => {
    const { hostContext, hostCapabilities } = fieldsOf(result);
    reads = fieldsOf(hostCapabilities).serverResources !== undefined;
    themed(hostContext);
    send({ method: 'ui/notifications/initialized', params: {} });
  });
}
