import {
  FACT_KIND_KEYS,
  type FactData,
  type FactField,
  type FactKind,
  factRule,
} from '@contract/fact-choices';
import { type Fields, isRowsPath } from './draft-fields';
import type { FieldPattern } from './field-labels';

/** A fact that fills several single fields of the form together. */
interface FieldsFill {
  how: 'fields';
  /** Name of the fill, which is the section. */
  at: string;
  to: Partial<Record<FactField, FieldPattern>>;
}
/** A fact that adds a row to a list. */
interface RowFill {
  how: 'row';
  at: FieldPattern;
  to: Partial<Record<FactField, string>>;
}
/** A fact that appends a line to a text. */
interface TextFill {
  how: 'text';
  at: FieldPattern;
}
/** A fact that adds a row to a stage result. */
interface ResultFill {
  how: 'result';
  at: 'outputs';
  to: Partial<Record<FactField, 'kind' | 'title' | 'number'>>;
}
export type FactFill = FieldsFill | RowFill | TextFill | ResultFill;

/** Where facts of each kind can be inserted. */
export const FACT_FILLS: Readonly<Record<FactKind, readonly FactFill[]>> = {
  leader: [
    {
      how: 'fields',
      at: 'team',
      to: {
        title: 'team.leaderTitle',
        degree: 'team.leaderDegree',
        phone: 'team.leaderPhone',
        email: 'team.leaderEmail',
      },
    },
  ],
  member: [
    {
      how: 'row',
      at: 'team.members',
      to: {
        name: 'name',
        idNumber: 'idNumber',
        title: 'title',
        degree: 'degree',
        major: 'major',
        unit: 'unit',
        phone: 'phone',
      },
    },
  ],
  career: [{ how: 'text', at: 'plan.basis' }],
  output: [
    { how: 'text', at: 'plan.basis' },
    { how: 'result', at: 'outputs', to: { output: 'kind', name: 'title', number: 'number' } },
  ],
  registration: [
    {
      how: 'fields',
      at: 'unit',
      to: {
        uscc: 'unit.uscc',
        nature: 'unit.nature',
        address: 'unit.address',
        legalPerson: 'unit.legalPerson',
      },
    },
  ],
  contact: [
    {
      how: 'fields',
      at: 'unit',
      to: { name: 'unit.contactName', phone: 'unit.contactPhone', email: 'unit.contactEmail' },
    },
  ],
  partner: [{ how: 'row', at: 'unit.partners', to: { name: 'name', uscc: 'uscc' } }],
  equipment: [
    { how: 'text', at: 'budget.equipment.basis' },
    { how: 'text', at: 'plan.basis' },
  ],
};

/** The fills that belong to the application form. */
export type FormFill = Exclude<FactFill, ResultFill>;
export const formFill = (kind: FactKind, at: string): FormFill | undefined =>
  FACT_FILLS[kind].find((fill): fill is FormFill => fill.how !== 'result' && fill.at === at);

const text = (value: Fields[string] | undefined): string => (typeof value === 'string' ? value.trim() : '');
const given = (data: FactData): FactData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''));
const pairs = <V extends string>(to: Partial<Record<FactField, V>>) => Object.entries(to) as [FactField, V][];

/** A fact written as one line of text in the application. */
export const factLine = ({ start, end, name, model, number, place, post, note }: FactData): string => {
  const term = [start, end].filter(Boolean).join('—');
  const about = [number, model, note].filter(Boolean).join('，');
  const words = [term, place, post, name].filter(Boolean).join(' ');
  return about ? `${words}（${about}）` : words;
};

/** What a fill would write into this form, by path, or the columns of a new row. */
export const fillFields = (fill: FormFill, data: FactData, fields: Fields): Fields => {
  if (fill.how === 'text') {
    const [line, before] = [factLine(data), text(fields[fill.at])];
    return before.includes(line) ? {} : { [fill.at]: before ? `${before}\n${line}` : line };
  }
  return Object.fromEntries(
    pairs(fill.to).flatMap(([field, at]) => (data[field] ? [[at, data[field]]] : [])),
  );
};

/** The facts contained in a filed form, so that filings in turn feed the library of facts. */
export const factsIn = (filed: Fields): { kind: FactKind; data: FactData }[] =>
  FACT_KIND_KEYS.flatMap((kind) =>
    FACT_FILLS[kind]
      .flatMap((fill): FactData[] => {
        if (fill.how === 'fields')
          return [Object.fromEntries(pairs(fill.to).map(([field, path]) => [field, text(filed[path])]))];
        if (fill.how !== 'row' || !isRowsPath(fill.at)) return [];
        const ids = filed[fill.at];
        return (Array.isArray(ids) ? ids : []).map((id) =>
          Object.fromEntries(
            pairs(fill.to).map(([field, column]) => [field, text(filed[`${fill.at}.${id}.${column}`])]),
          ),
        );
      })
      .map((data) => ({ kind, data: given(data) })),
  ).filter(({ data }) => Object.keys(data).length > 0);

/** Values replaced by a correction, with the current values. */
export interface Corrected {
  kind: FactKind;
  data: FactData;
  /** The values of the fact before each correction. */
  former: readonly FactData[];
}

const wasIn = ({ former }: Corrected, field: FactField, value: string): boolean =>
  value !== '' && former.some((data) => data[field] === value);

/** Whether a row of a form is about this fact: an identifying field has its current value or a former one. */
const isSame = (fact: Corrected, ofField: (field: FactField) => string): boolean =>
  factRule(fact.kind).known.some((field) => {
    const value = ofField(field);
    return value !== '' && (value === fact.data[field] || wasIn(fact, field, value));
  });

const mendFill = (fact: Corrected, fill: FormFill, fields: Fields): Fields => {
  if (fill.how === 'text') {
    const [before, line] = [text(fields[fill.at]), factLine(fact.data)];
    const old = fact.former.map(factLine).find((each) => each !== line && before.includes(each));
    return old && !before.includes(line) ? { [fill.at]: before.replace(old, () => line) } : {};
  }
  const mended = (valueAt: (at: string) => string, pathOf: (at: string) => string): Fields =>
    Object.fromEntries(
      pairs(fill.to as Record<string, string>).flatMap(([field, at]) => {
        const [value, now] = [valueAt(at), fact.data[field] ?? ''];
        return now !== '' && value !== now && wasIn(fact, field, value) ? [[pathOf(at), now]] : [];
      }),
    );
  if (fill.how === 'fields')
    return mended(
      (path) => text(fields[path]),
      (path) => path,
    );
  const ids = fields[fill.at];
  return Object.assign(
    {},
    ...(Array.isArray(ids) ? ids : []).map((id) => {
      const at = (column: string): string => `${fill.at}.${id}.${column}`;
      const valueAt = (column: string): string => text(fields[at(column)]);
      const ofRow = (field: FactField): string => {
        const column = (fill.to as Partial<Record<FactField, string>>)[field];
        return column ? valueAt(column) : '';
      };
      return isSame(fact, ofRow) ? mended(valueAt, at) : {};
    }),
  );
};

/** The changes that replace outdated values in a draft by the corrected ones, by path. */
export const mendFields = (fact: Corrected, fields: Fields): Fields =>
  Object.assign(
    {},
    ...FACT_FILLS[fact.kind].map((fill) => (fill.how === 'result' ? {} : mendFill(fact, fill, fields))),
  );
