/** "5,2" and "5.2" are both five and two tenths; undefined for what is no number. */
export function numberIn(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^(-?\d+),(\d{1,2})$/, '$1.$2')
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** What a form holds as a tool's input; empty fields are left out. */
export function readForm(form: HTMLFormElement): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of form.elements) {
    const readable =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    if (!readable || field.name === '' || field.dataset.type === 'none') continue;
    if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type) && !field.checked)
      continue;
    const text = field.dataset.picked ?? field.value.trim();
    if (text === '') continue;
    const value = decoded(text, field.dataset.type);
    const name = field.dataset.as ?? field.name;
    const before = input[name];
    input[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
  return input;
}

/** What is no number stays as it was typed: the tool then says that it must be one. */
function decoded(text: string, type: string | undefined): unknown {
  switch (type) {
    case 'number':
      return numberIn(text) ?? text;
    case 'boolean':
      return text === 'true';
    case 'array':
      return text
        .split(/[,\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    case 'values':
      return JSON.parse(text);
    default:
      return text;
  }
}
