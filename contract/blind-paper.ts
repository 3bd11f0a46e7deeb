import { type Static, Type } from 'typebox';
import { BUDGET_SUBJECTS, DEGREES, INDICATOR_KINDS, TITLES } from './enums';
import { Closed, Nullable, OneOf, Text } from './schema';

const LONG = 20_000;
const text = Nullable(Text(LONG));

const count = <K extends string>(keys: readonly K[]) =>
  Closed(
    Object.fromEntries(keys.map((key) => [key, Type.Integer()])) as Record<
      K,
      ReturnType<typeof Type.Integer>
    >,
  );

/** What an expert reads: the content of the form, with names and contacts taken out. */
export const BlindPaper = Closed({
  field: Type.Array(Text(100)),
  keywords: Type.Array(Text(LONG)),
  termStart: Nullable(Text(7)),
  termEnd: Nullable(Text(7)),
  summary: text,
  basis: text,
  content: text,
  innovations: Type.Array(Text(LONG)),
  route: text,
  risk: text,
  indicators: Type.Array(
    Closed({
      kind: Nullable(OneOf(INDICATOR_KINDS)),
      name: text,
      present: text,
      stageOne: text,
      stageTwo: text,
      method: text,
    }),
  ),
  schedule: Type.Array(
    Closed({ start: Nullable(Text(7)), end: Nullable(Text(7)), task: text, deliverable: text }),
  ),
  budget: Type.Array(
    Closed({ subject: OneOf(BUDGET_SUBJECTS), special: Type.Integer(), self: Type.Integer(), basis: text }),
  ),
  /** The team in figures only. */
  team: Closed({
    size: Type.Integer(),
    months: Type.Number(),
    titles: count(TITLES),
    degrees: count(DEGREES),
  }),
});
export type BlindPaper = Static<typeof BlindPaper>;
