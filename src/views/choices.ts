import type { Lang } from '../core/model/vocabulary.ts';

/** What the choices of a field are called. */
const CHOICES_EN = {
  any: 'Any',
  all: 'All',
  unknown: 'Not given',
  yes: 'Yes',
  no: 'No',
  both: 'Tests and panels',
  test: 'Single tests only',
  panel: 'Panels only',
  hideSoon: 'Leave out',
  showSoon: 'Show too',
  female: 'Female',
  male: 'Male',
  low: 'About $80',
  medium: 'About $200',
  high: 'About $400',
  no_limit: 'No limit',
  first: 'First',
  second: 'Second',
  third: 'Third',
  allProviders: 'List all services',
  allGuides: 'List all guides and topics',
  guide: 'Guides',
  condition: 'Health topics',
  toSI: 'From US units to SI units',
  toConventional: 'From SI units to US units',
} as const;

export type ChoiceKey = keyof typeof CHOICES_EN;

const CHOICES_ES: Readonly<Record<ChoiceKey, string>> = {
  any: 'Cualquiera',
  all: 'Todas',
  unknown: 'Sin indicar',
  yes: 'Sí',
  no: 'No',
  both: 'Pruebas y paneles',
  test: 'Solo pruebas',
  panel: 'Solo paneles',
  hideSoon: 'No mostrar',
  showSoon: 'Mostrar también',
  female: 'Femenino',
  male: 'Masculino',
  low: 'Unos $80',
  medium: 'Unos $200',
  high: 'Unos $400',
  no_limit: 'Sin límite',
  first: 'Primero',
  second: 'Segundo',
  third: 'Tercero',
  allProviders: 'Ver todos los servicios',
  allGuides: 'Ver todas las guías y temas',
  guide: 'Guías',
  condition: 'Temas de salud',
  toSI: 'De unidades de EE. UU. a unidades SI',
  toConventional: 'De unidades SI a unidades de EE. UU.',
};

export const CHOICES: Readonly<Record<Lang, Readonly<Record<ChoiceKey, string>>>> = {
  en: CHOICES_EN,
  es: CHOICES_ES,
};
