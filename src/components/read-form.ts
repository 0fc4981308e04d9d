import { parseReportLine } from '../core/reference/report-line.ts';

/** What a form holds as a tool's input; empty fields are left out. */
export function readForm(form: HTMLFormElement): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of form.elements) {
    const readable =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    if (!readable || field.name === '' || field.value.trim() === '') continue;
    input[field.name] = decoded(field.value.trim(), field.dataset.type);
  }
  return input;
}

function decoded(text: string, type: string | undefined): unknown {
  switch (type) {
    case 'number':
    case 'integer':
      return Number(text);
    case 'boolean':
      return text === 'true';
    case 'array':
      return text
        .split(/[,\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    case 'values':
      return text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => parseReportLine(line) ?? { marker: line.trim().slice(0, 80) });
    default:
      return text;
  }
}
