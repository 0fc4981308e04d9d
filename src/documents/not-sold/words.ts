/** What the pages of things that cannot be ordered here say around their records. */
export const WORDS = {
  en: {
    all: 'Not sold here',
    about:
      'Tests and services that people ask a lab shop for and cannot order here: what each is, how it differs from what is sold, and where it is usually had.',
    lead: 'Nothing on this page can be ordered here. It says where to turn instead.',
    title: (name: string) => `${name}: not sold here`,
    description: (name: string, where: string) => `${name} cannot be ordered here. ${where}`,
    cannot: 'This cannot be ordered here.',
    what: 'What it is',
    differs: 'How it differs from what is sold here',
    where: 'Where it is usually had',
    compared: 'Tests named on this page',
    sources: 'Sources',
    note: 'Educational information, not a diagnosis.',
  },
  es: {
    all: 'No se vende aquí',
    about:
      'Pruebas y servicios que la gente busca en una tienda de análisis y que aquí no se pueden pedir: qué son, en qué se diferencian y dónde se consiguen.',
    lead: 'Nada de esta página se puede pedir aquí. Le dice adónde acudir.',
    title: (name: string) => `${name}: no se vende aquí`,
    description: (name: string, where: string) => `${name}: no se puede pedir aquí. ${where}`,
    cannot: 'Esto no se puede pedir aquí.',
    what: 'Qué es',
    differs: 'En qué se diferencia de lo que se vende aquí',
    where: 'Dónde se consigue normalmente',
    compared: 'Pruebas que se nombran en esta página',
    sources: 'Fuentes',
    note: 'Información educativa, no un diagnóstico.',
  },
} as const;
