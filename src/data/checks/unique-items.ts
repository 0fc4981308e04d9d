import { type Check, catalogRecords } from './check.ts';

export const uniqueItems: Check = {
  name: 'unique-items',
  why: 'A slug or id in a cart link must mean one item, test or panel.',
  run(authored) {
    const taken = new Map<string, string>();
    return catalogRecords(authored).flatMap(({ record, file }) =>
      [record.slug, record.id].flatMap((key) => {
        const other = taken.get(key);
        taken.set(key, file);
        return other === undefined
          ? []
          : [
              {
                rule: this.name,
                file,
                at: key,
                problem: `is also used by ${other}`,
                tip: 'Give one of them another slug or id.',
              },
            ];
      }),
    );
  },
};
