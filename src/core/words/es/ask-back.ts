import type { askBack as english } from '../en/ask-back.ts';

export const askBack = {
  severalFit: 'Este nombre corresponde a varios. Elija una de las opciones.',
  meaning: (name: string, unit?: string) =>
    `Si se trata de ${name}${unit === undefined ? '' : `, en ${unit}`}`,
} satisfies typeof english;
