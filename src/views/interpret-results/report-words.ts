import type { Lang } from '../../core/model/vocabulary.ts';
import type { System } from './systems.ts';

export interface Counts {
  readonly all: number;
  readonly inside: number;
  readonly outside: number;
  readonly critical: number;
  readonly unjudged: number;
  /** Lines that may hold a result and were not read. */
  readonly unread: number;
  /** Whether all that may be a result is among them, and none of it is in doubt. */
  readonly whole: boolean;
}

/** Parts of a sentence that count something, the last with a point. */
const listed = (start: string, parts: readonly (readonly [count: number, text: string])[]): string =>
  `${start}: ${parts.flatMap(([count, text]) => (count > 0 ? [`${count} ${text}`] : [])).join(', ')}`;

const SYSTEMS_EN: Readonly<Record<System, string>> = {
  blood: 'Blood cells',
  iron: 'Iron',
  sugar: 'Sugar',
  fats: 'Fats and heart',
  kidneys: 'Kidneys and salts',
  liver: 'Liver and proteins',
  thyroid: 'Thyroid',
  hormones: 'Hormones',
  vitamins: 'Vitamins',
  minerals: 'Minerals',
  inflammation: 'Inflammation, infection and immunity',
  clotting: 'Clotting',
  bones: 'Bones and muscles',
  digestion: 'Digestion',
  urine: 'Urine',
  medicines: 'Medicines and metals',
  others: 'Others',
};
const SYSTEMS_ES: Readonly<Record<System, string>> = {
  blood: 'Células de la sangre',
  iron: 'Hierro',
  sugar: 'Azúcar',
  fats: 'Grasas y corazón',
  kidneys: 'Riñones y sales',
  liver: 'Hígado y proteínas',
  thyroid: 'Tiroides',
  hormones: 'Hormonas',
  vitamins: 'Vitaminas',
  minerals: 'Minerales',
  inflammation: 'Inflamación, infección e inmunidad',
  clotting: 'Coagulación',
  bones: 'Huesos y músculos',
  digestion: 'Digestión',
  urine: 'Orina',
  medicines: 'Medicamentos y metales',
  others: 'Otros',
};
export const systemName = (system: System, lang: Lang): string =>
  (lang === 'es' ? SYSTEMS_ES : SYSTEMS_EN)[system];

/** What is said of the whole report and of the picture. */
export const WORDS = {
  en: {
    sentence: ({ all, inside, outside, critical, unjudged, unread, whole }: Counts) =>
      all === inside && whole
        ? all === 1
          ? '1 value, in range'
          : `${all} values, all in range`
        : all === unjudged
          ? `${all} ${all === 1 ? 'value' : 'values'}, none of which could be judged`
          : listed(`${all} ${all === 1 ? 'value' : 'values'}`, [
              [inside, 'in range'],
              [outside, 'outside'],
              [critical, 'critical'],
              [unjudged, 'not judged'],
              [unread, unread === 1 ? 'line not read' : 'lines not read'],
            ]),
    judgedFor: (whom: string) => `Judged for: ${whom}.`,
    whom: {
      female: 'female',
      male: 'male',
      years: (n: number) => `${n} ${n === 1 ? 'year' : 'years'}`,
      months: (n: number) => `${n} ${n === 1 ? 'month' : 'months'}`,
      days: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
      hours: (n: number) => `${n} ${n === 1 ? 'hour' : 'hours'}`,
      pregnant: 'pregnant',
      week: (n: number) => `week ${n}`,
      trimester: (n: number) => `trimester ${n}`,
      menopause: 'after menopause',
    },
    child:
      'Ranges of children change with age. The range that the laboratory printed for this age comes first.',
    pregnancy:
      'Pregnancy changes many values. Where a range for pregnancy is held, it is the one that is drawn; your own care team decides.',
    allIn: 'No value lies outside of the range that it was judged by.',
    noneJudged:
      'A value can be judged if its name is known here and a range is held for it, or printed on the report. Check the names, add the unit, or fill in the range of the report.',
    urgent: {
      now: (count: number) => (count === 1 ? '1 value: act now' : `${count} values: act now`),
      today: (count: number) => (count === 1 ? '1 value: today' : `${count} values: today`),
    },
    why: 'Why, and when it does not hold',
    notWhen: 'When it does not hold',
    picture: 'Your values on their ranges',
    pictureHint:
      'Every range is the middle band of its row; dashes are a published range beside your report’s own. Press a row for more.',
    doubtful: 'Not judged: look at these yourself',
    columns: { name: 'Test', value: 'Value', range: 'Range', word: 'How it stands' },
    on: {
      none: 'No range to draw it on',
      in: (range: string) => `Dot inside the range ${range}`,
      slight: (range: string) => `Small triangle beside the range ${range}`,
      far: (range: string) => `Large triangle clearly outside the range ${range}`,
      critical: (range: string) => `Octagon, critical; range ${range}`,
      unjudged: (range: string) => `Hollow ring: not judged by the range ${range}`,
      published: (range: string) => `; mark of a published range, ${range}`,
    },
  },
  es: {
    sentence: ({ all, inside, outside, critical, unjudged, unread, whole }: Counts) =>
      all === inside && whole
        ? all === 1
          ? '1 valor, en rango'
          : `${all} valores, todos en rango`
        : all === unjudged
          ? all === 1
            ? '1 valor, que no se pudo evaluar'
            : `${all} valores, ninguno se pudo evaluar`
          : listed(`${all} ${all === 1 ? 'valor' : 'valores'}`, [
              [inside, 'en rango'],
              [outside, 'fuera'],
              [critical, critical === 1 ? 'crítico' : 'críticos'],
              [unjudged, unjudged === 1 ? 'no evaluado' : 'no evaluados'],
              [unread, unread === 1 ? 'línea sin leer' : 'líneas sin leer'],
            ]),
    judgedFor: (whom: string) => `Evaluado para: ${whom}.`,
    whom: {
      female: 'mujer',
      male: 'hombre',
      years: (n: number) => `${n} ${n === 1 ? 'año' : 'años'}`,
      months: (n: number) => `${n} ${n === 1 ? 'mes' : 'meses'}`,
      days: (n: number) => `${n} ${n === 1 ? 'día' : 'días'}`,
      hours: (n: number) => `${n} ${n === 1 ? 'hora' : 'horas'}`,
      pregnant: 'embarazo',
      week: (n: number) => `semana ${n}`,
      trimester: (n: number) => `trimestre ${n}`,
      menopause: 'después de la menopausia',
    },
    child:
      'Los rangos de los niños cambian con la edad. El rango que imprimió el laboratorio para esta edad va primero.',
    pregnancy:
      'El embarazo cambia muchos valores. Donde hay un rango para el embarazo, se dibuja ese; decide quien la atiende.',
    allIn: 'Ningún valor está fuera del rango con el que se evaluó.',
    noneJudged:
      'Para evaluar un valor, su nombre debe conocerse aquí y debe haber un rango para él, o el informe debe traer uno. Revise los nombres, agregue la unidad o escriba el rango del informe.',
    urgent: {
      now: (count: number) => (count === 1 ? '1 valor: actúe ahora' : `${count} valores: actúe ahora`),
      today: (count: number) => (count === 1 ? '1 valor: hoy mismo' : `${count} valores: hoy mismo`),
    },
    why: 'Por qué, y cuándo no vale',
    notWhen: 'Cuándo no vale',
    picture: 'Sus valores en sus rangos',
    pictureHint:
      'Cada rango es la banda central de su fila; los guiones son un rango publicado junto al de su informe. Toque una fila para ver más.',
    doubtful: 'No evaluados: revíselos usted',
    columns: { name: 'Prueba', value: 'Valor', range: 'Rango', word: 'Cómo está' },
    on: {
      none: 'Sin rango en que dibujarlo',
      in: (range: string) => `Punto dentro del rango ${range}`,
      slight: (range: string) => `Triángulo pequeño junto al rango ${range}`,
      far: (range: string) => `Triángulo grande claramente fuera del rango ${range}`,
      critical: (range: string) => `Octágono, crítico; rango ${range}`,
      unjudged: (range: string) => `Anillo hueco: no evaluado con el rango ${range}`,
      published: (range: string) => `; marca de un rango publicado, ${range}`,
    },
  },
} as const satisfies Readonly<Record<Lang, object>>;
