/** Fills every tool's form with life; what a form needs is loaded when it is used. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tool]')) open(form);

const modelContext =
  (document as { modelContext?: unknown }).modelContext ??
  (navigator as { modelContext?: unknown }).modelContext;
if (modelContext !== undefined && document.body.classList.contains('kind-tool'))
  void import('./webmcp.ts').then(({ offer }) => offer(modelContext));

function open(form: HTMLFormElement): void {
  const answer = document.querySelector<HTMLElement>(`[data-answer-of="${form.dataset.tool}"]`);
  if (answer === null) return;
  form.noValidate = true;
  form.querySelector('fieldset')?.removeAttribute('disabled');
  const asking = () => import('./asking.ts');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void asking().then(({ ask }) => ask(form, answer, { asked: 'by hand' }));
  });
  answer.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest('[data-print]')) window.print();
    const change = target?.closest<HTMLElement>('[data-change]')?.dataset.change;
    if (change === undefined) return;
    event.preventDefault();
    void asking().then(({ askWith }) => askWith(form, answer, JSON.parse(change)));
  });
  const ready = special(form, answer);
  // A link may fill a form that holds nothing personal: /tools/quote-order?items=tsh
  const asked = new URLSearchParams(location.search);
  asked.delete('lang');
  if (asked.size > 0 && form.dataset.tool !== 'interpret_results')
    void Promise.all([asking(), ready]).then(([{ askFrom }]) => askFrom(form, answer, asked));
}

/** Forms with more than plain fields: suggestions, a basket, rows of a report, a value in two units. */
async function special(form: HTMLFormElement, answer: HTMLElement): Promise<void> {
  if (form.querySelector('[data-pick]') !== null) (await import('./picking.ts')).pickIn(form, answer);
  if (form.dataset.tool === 'interpret_results') (await import('./interpret-form.ts')).fillWithLife(form);
  if (form.dataset.tool === 'convert_units') (await import('./convert-form.ts')).convertLive(form, answer);
  if (form.dataset.tool === 'calculate_free_testosterone') (await import('./live.ts')).live(form, answer);
}
