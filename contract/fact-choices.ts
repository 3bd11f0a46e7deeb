import { DEGREES, TITLES, UNIT_NATURES } from './enums';
import { APPLICATION_LIMITS as L } from './limits';
import { OUTPUT_KINDS } from './result-choices';

/** Owner of a fact: the person, or the person's unit. */
export const FACT_SCOPES = ['person', 'unit'] as const;
export type FactScope = (typeof FACT_SCOPES)[number];

/** The fields that facts can have, and the rules for their values. */
export const FACT_FIELDS = {
  name: { max: 200 },
  /** Personal data: shown masked wherever it is shown. */
  idNumber: { max: 18, form: 'idNumber' },
  title: { max: 20, choices: TITLES },
  degree: { max: 20, choices: DEGREES },
  major: { max: L.major.max },
  unit: { max: L.unitName.max },
  phone: { max: 20, form: 'phone' },
  email: { max: 60, form: 'email' },
  uscc: { max: 18, form: 'uscc' },
  nature: { max: 20, choices: UNIT_NATURES },
  address: { max: L.address.max },
  legalPerson: { max: L.personName.max },
  start: { max: 7, form: 'month' },
  end: { max: 7, form: 'month' },
  place: { max: 120 },
  post: { max: 120 },
  output: { max: 20, choices: OUTPUT_KINDS },
  number: { max: 80 },
  model: { max: 120 },
  note: { max: 200 },
} as const satisfies Record<string, FactFieldRule>;
export interface FactFieldRule {
  max: number;
  form?: 'idNumber' | 'phone' | 'email' | 'uscc' | 'month';
  choices?: readonly string[];
}
export type FactField = keyof typeof FACT_FIELDS;
export type FactData = Partial<Record<FactField, string>>;

export interface FactKindRule {
  scope: FactScope;
  /** The owner has only one fact of this kind, such as one title and one address. */
  single?: boolean;
  fields: readonly FactField[];
  /** Fields that identify a fact: two facts are the same if they agree in the first of these that is filled in. */
  known: readonly FactField[];
  /** The `known` fields identify a fact only all together, not one by one. */
  together?: boolean;
}

/** Each kind is here because a field of the form or of a stage's result takes it: `FACT_FILLS` says which. */
export const FACT_KINDS = {
  leader: { scope: 'person', single: true, fields: ['title', 'degree', 'phone', 'email'], known: [] },
  member: {
    scope: 'person',
    fields: ['name', 'idNumber', 'title', 'degree', 'major', 'unit', 'phone'],
    known: ['idNumber', 'name'],
  },
  career: {
    scope: 'person',
    fields: ['start', 'end', 'place', 'post'],
    known: ['post', 'place'],
    together: true,
  },
  output: { scope: 'person', fields: ['output', 'name', 'number'], known: ['number', 'name'] },
  registration: {
    scope: 'unit',
    single: true,
    fields: ['uscc', 'nature', 'address', 'legalPerson'],
    known: [],
  },
  contact: { scope: 'unit', fields: ['name', 'email', 'phone'], known: ['name'] },
  partner: { scope: 'unit', fields: ['name', 'uscc'], known: ['uscc', 'name'] },
  equipment: { scope: 'unit', fields: ['name', 'model', 'note'], known: ['model', 'name'], together: true },
} as const satisfies Record<string, FactKindRule>;
export type FactKind = keyof typeof FACT_KINDS;
export const FACT_KIND_KEYS = Object.keys(FACT_KINDS) as [FactKind, ...FactKind[]];

export const factRule = (kind: FactKind): FactKindRule => FACT_KINDS[kind];

/** Most facts of one kind that belong to one person or unit. */
export const FACTS_MAX = 100;
