import type { Lang } from '../../core/model/vocabulary.ts';
import type { FilterName, Sort } from './catalog-rows.ts';

/** What the filter of the catalog says. */
export const FILTER_WORDS = {
  en: {
    legend: 'Filter and sort',
    any: 'Any',
    fields: {
      category: 'Topic',
      type: 'Tests or panels',
      lab: 'Lab',
      sample: 'Sample',
      fasting: 'Fasting',
      min: 'Price from ($)',
      max: 'Price up to ($)',
      now: 'Can be ordered now',
    } satisfies Record<FilterName, string>,
    types: { test: 'Single tests', panel: 'Panels' },
    fasting: { no: 'Not needed', yes: 'Needed' },
    sort: 'Sort by',
    sorts: {
      topic: 'Topic',
      name: 'Name',
      price: 'Lowest price',
      days: 'Fastest results',
    } satisfies Record<Sort, string>,
    show: 'Show the list',
    clear: 'Clear all',
    count: (count: number, all: number) =>
      count === all ? `All ${all} tests and panels` : `${count} of ${all} tests and panels`,
    none: 'Nothing passes all of these filters. Drop one:',
    noneLeft: 'Nothing passes these filters, and no single one is to blame. Clear all to start again.',
    drop: (field: string, value: string, count: number) => `${field}: ${value} (then ${count})`,
    sorted: (by: string) => `Sorted: ${by.toLowerCase()}`,
  },
  es: {
    legend: 'Filtrar y ordenar',
    any: 'Cualquiera',
    fields: {
      category: 'Tema',
      type: 'Tipo',
      lab: 'Laboratorio',
      sample: 'Muestra',
      fasting: 'Ayuno',
      min: 'Precio desde ($)',
      max: 'Precio hasta ($)',
      now: 'Se puede pedir ahora',
    } satisfies Record<FilterName, string>,
    types: { test: 'Pruebas individuales', panel: 'Paneles' },
    fasting: { no: 'No hace falta', yes: 'Hace falta' },
    sort: 'Ordenar por',
    sorts: {
      topic: 'Tema',
      name: 'Nombre',
      price: 'Menor precio',
      days: 'Resultados más rápidos',
    } satisfies Record<Sort, string>,
    show: 'Ver la lista',
    clear: 'Borrar filtros',
    count: (count: number, all: number) =>
      count === all ? `Las ${all} pruebas y paneles` : `${count} de ${all} pruebas y paneles`,
    none: 'Ninguna prueba cumple todos estos filtros. Quite uno:',
    noneLeft:
      'Ninguna prueba cumple estos filtros, y quitar uno solo no basta. Bórrelos para empezar de nuevo.',
    drop: (field: string, value: string, count: number) => `${field}: ${value} (quedarían ${count})`,
    sorted: (by: string) => `Orden: ${by.toLowerCase()}`,
  },
} as const satisfies Readonly<Record<Lang, object>>;
