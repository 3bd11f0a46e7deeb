import { join } from 'node:path';
import { AchievementDraft } from '@contract/achievement';
import { ContentDraft } from '@contract/content-draft';
import { DemandDraft } from '@contract/demand-posting';
import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { DRAFT_TEXT_MAX, type TextLimit } from '@contract/limits';
import { ScoreDraft } from '@contract/review-scores';
import { STUDENT_ID } from '@contract/rules/account-rules';
import type { TSchema } from 'typebox';
import { readTree } from '../../scripts/structure/tree.mjs';
import { callsOf } from './callsOf';

/**
 * The controls that ask for text. Their types require a rule for each, which is shown below the field before anything
 * is typed; this test compares every rule with what the calls accept.
 */
const KIT = 'TextField|TextAreaField|TextItem|UnitSearchField';

const { files } = readTree(join(__dirname, '../..')) as { files: { path: string; text: string }[] };
const pages = files.filter(({ path }) => /^src\/pages\/(?!.*\.test\.).*\.tsx?$/.test(path));

interface Shape {
  min: number;
  max: number;
}
/** The length limits of each text in a request, by the last part of its path. */
type Shapes = Map<string, Shape[]>;
const collect = (taken: Shapes, name: string, schema: TSchema): void => {
  const known = schema as {
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
    maxLength?: number;
    minLength?: number;
  };
  for (const [key, inner] of Object.entries(known.properties ?? {})) collect(taken, key, inner);
  for (const inner of [known.items, ...(known.anyOf ?? [])]) if (inner) collect(taken, name, inner);
  if (known.maxLength)
    taken.set(name, [...(taken.get(name) ?? []), { min: known.minLength ?? 0, max: known.maxLength }]);
};

/** Drafts are saved field by field: what their calls take is said by the shape of the whole. */
const DRAFTS: Record<string, TSchema> = {
  'POST /prod-api/cms/achi': AchievementDraft,
  'POST /prod-api/cms/demand': DemandDraft,
  'PATCH /prod-api/cms/content/{id}/draft': ContentDraft,
  'PATCH /prod-api/cms/review/{id}/score': ScoreDraft,
};
const shapesOf = new Map<string, Shapes>(
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([row, { body }]) => {
    if (!body) return [];
    const taken: Shapes = new Map();
    collect(taken, '', body);
    if (DRAFTS[row]) collect(taken, '', DRAFTS[row]);
    return [[row, taken] as const];
  }),
);

const readAt = (known: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], known);

/** The constants that a file imports from the contract, by their local names. */
const importedBy = (text: string): Record<string, unknown> => {
  const known: Record<string, unknown> = {};
  for (const [, names = '', module = ''] of text.matchAll(/import \{([^}]*)\} from '@contract\/([\w/-]+)'/g))
    for (const [, name = '', as] of names.matchAll(/(?<!type )\b([A-Z][A-Z_]+)\b(?: as (\w+))?/g))
      known[as ?? name] = (require(`../../contract/${module}`) as Record<string, unknown>)[name];
  return known;
};
/** Constants of one page file that others import. */
const shared = Object.fromEntries(
  pages.flatMap(({ text }) =>
    [...text.matchAll(/^export const ([A-Z_]+) = ([A-Z][A-Z_]*(?:\.\w+)*)\b/gm)].map(
      ([, name = '', path = '']) => [name, readAt(importedBy(text), path)],
    ),
  ),
);
/** What a file knows of the contract: imported, shared by another page, or under a name of its own. */
const contractOf = (text: string): Record<string, unknown> => {
  const known: Record<string, unknown> = { ...shared, ...importedBy(text) };
  for (const [, name = '', path = ''] of text.matchAll(/const (\w+) = \{ max: ([A-Z][\w.]*) \}/g))
    known[name] = { max: readAt(known, path) };
  for (const [, names = '', path = ''] of text.matchAll(/const \{ ([\w, ]+) \} = ([A-Z][A-Z_]+(?:\.\w+)*);/g))
    for (const name of names.split(', ')) known[name] = readAt(known, `${path}.${name}`);
  return known;
};
const asLimit = (value: unknown): TextLimit | null =>
  typeof value === 'number' ? { max: value } : (value as TextLimit)?.max ? (value as TextLimit) : null;

interface Asked {
  place: string;
  field: string;
  limit: TextLimit;
}
const CONSTANT = String.raw`([A-Z][A-Z_]*(?:\.\w+)*)`;
const elements = pages.flatMap(({ path, text }) =>
  [...text.matchAll(new RegExp(`<(?:${KIT})\\b[\\s\\S]*?/>`, 'g'))].map(([words], n) => ({
    place: `${path} ${n + 1}`,
    words,
    known: contractOf(text),
  })),
);
/** What a field is called in its call, where the element does not say so. */
const SENT_AS: Record<string, string> = {
  'src/pages/demand/form/CloseDialog.tsx 1': 'reason',
  'src/pages/innovation/myProjects/comments/CommentForm.tsx 1': 'text',
  'src/pages/innovation/myProjects/sections/parts/UnitNameField.tsx 1': 'name',
  'src/pages/parts/project-changes/AskDialog.tsx 1': 'reason',
  'src/pages/parts/remarks/RemarkDraftFields.tsx 1': 'text',
};
const NAME = String.raw`(\w+(?:\.\w+)*)`;
/** Every field whose rule comes from the contract and whose name is written in the element. */
const asked = elements.flatMap(({ place, words, known }): Asked[] => {
  const [, name = ''] = /\b(?:name|id|at|text|field|words)(?:=|\()\{?['"`]([^'"`]+)['"`]/.exec(words) ?? [];
  const field = SENT_AS[place] ?? name.split('.').at(-1) ?? '';
  const rule = [...words.matchAll(new RegExp(String.raw`\{\.\.\.${NAME}\}|\bmax=\{${NAME}\}`, 'g'))];
  const [limit = null] = rule.flatMap(([, whole, max]) => asLimit(readAt(known, whole ?? max ?? '')) ?? []);
  if (!limit || !/^\w+$/.test(field)) return [];
  const named = new RegExp(String.raw`\bmin=\{${NAME}\}`).exec(words)?.[1];
  const min = named === undefined ? limit.min : readAt(known, named);
  if (named !== undefined && typeof min !== 'number') return [];
  return [{ place, field, limit: typeof min === 'number' ? { min, max: limit.max } : limit }];
});

/** Every dialog that asks for a reason: its limit is written where the question is. */
const reasons = pages.flatMap(({ path, text }): Asked[] => {
  const known = contractOf(text);
  return [
    ...text.matchAll(new RegExp(String.raw`\b(?:limit|reason): (?:\{ max: ${CONSTANT} \}|${CONSTANT})`, 'g')),
  ].flatMap(([, max, whole], n) => {
    const limit = asLimit(readAt(known, max ?? whole ?? ''));
    return limit ? [{ place: `${path} reason ${n + 1}`, field: 'reason', limit }] : [];
  });
});

/**
 * A draft accepts text that is too long until it is corrected; what is submitted is checked against the rule itself.
 */
const fits = ({ min = 0, max }: TextLimit, shape: Shape): boolean =>
  [max, max * 2, DRAFT_TEXT_MAX].includes(shape.max) && (shape.min <= 1 || shape.min === min);

const { pattern: dictType } = endpoints['POST /prod-api/system/dict'].body.properties.type as unknown as {
  pattern: string;
};
/** Fields limited by a pattern: repeating one accepted character shows which lengths the pattern takes. */
const FORMS: Record<string, RegExp> = {
  student_id: STUDENT_ID,
  type: new RegExp(dictType),
};
const isOfForm = ({ field, limit: { min = 1, max } }: Asked): boolean => {
  const form = FORMS[field];
  const takes = (n: number): boolean => form?.test('a'.repeat(n)) ?? false;
  return takes(min) && takes(max) && !takes(min - 1) && !takes(max + 1);
};

const table = [...asked, ...reasons].map((one) => ({
  ...one,
  calls: callsOf(one.place.split(' ')[0] ?? '', (row) => shapesOf.get(row)?.has(one.field) === true),
}));

test('the rule of every field is what each call takes that its form sends', () => {
  const apart = table.flatMap(({ place, field, limit, calls }) =>
    calls
      .map((row) => ({ place, field, limit, row, takes: shapesOf.get(row)?.get(field) ?? [] }))
      .filter(({ takes }) => !takes.some((shape) => fits(limit, shape)))
      .filter(() => !isOfForm({ place, field, limit })),
  );
  expect(apart).toEqual([]);
});

test('for every field there is a call that takes it', () => {
  expect(table.filter(({ calls }) => calls.length === 0).filter((one) => !isOfForm(one))).toEqual([]);
  expect(asked.length).toBeGreaterThan(60);
  expect(reasons.length).toBeGreaterThan(8);
});

/** Fields that are asked for in a way this table cannot read, with the reason why they are no gap. */
const OTHERWISE: Record<string, string> = {
  'src/pages/admin/parts/ReasonForm.tsx 1': 'its limit is in every question: `reasons`',
  'src/pages/admin/parts/rows/BatchReason.tsx 1': 'its limit is in every act: `reasons`',
  'src/pages/admin/periods/period-rows.tsx 1': 'columns of lists; the page test of rounds sends them',
  'src/pages/admin/schools/parts/EditForm.tsx 2': 'three fields from one list of PLACE_LIMITS',
  'src/pages/admin/settings/SettingForm.tsx 2': 'four fields of SITE_LIMITS.contact',
  'src/pages/demand/detail/replies/WordsForm.tsx 1': 'each conversation gives its own shortest length',
  'src/pages/demand/form/IndicatorFields.tsx 1': 'the columns of DEMAND_LIMITS.indicator',
  'src/pages/innovation/myProjects/sections/parts/useSectionFields.ts 1': 'an example in a comment',
  'src/pages/innovation/result/detail/Closing.tsx 1': 'RESULT_LIMITS.long',
  'src/pages/innovation/result/detail/Closing.tsx 2': 'RESULT_LIMITS.long',
  'src/pages/innovation/result/detail/Closing.tsx 3': 'RESULT_LIMITS.long',
  'src/pages/innovation/result/detail/Indicators.tsx 1': 'the cells of RESULT_LIMITS',
  'src/pages/innovation/result/detail/Indicators.tsx 2': 'the cells of RESULT_LIMITS',
  'src/pages/innovation/result/detail/Indicators.tsx 3': 'the cells of RESULT_LIMITS',
  'src/pages/innovation/result/detail/Outputs.tsx 1': 'the cells of RESULT_LIMITS',
  'src/pages/user/facts/FactControl.tsx 1': 'the limit of the kind of fact',
};
test('no field is left out of the table without a reason', () => {
  const told = new Set(table.map(({ place }) => place));
  const left = elements.filter(({ place, words }) => !told.has(place) && !/\bshape[=:]|'shape'/.test(words));
  expect(left.map(({ place }) => place).sort()).toEqual(Object.keys(OTHERWISE).sort());
});

test('no page has a length of its own', () => {
  expect(
    elements.filter(({ words }) => /\b(?:min|max|each)=\{\d/.test(words)).map(({ place }) => place),
  ).toEqual([]);
  const own = pages.filter(({ text }) =>
    /\b(?:maxLength|limit): (?:\d|\{ m\w+: \d)|maxLength=\{\d/.test(text),
  );
  expect(own.map(({ path }) => path)).toEqual([]);
});

/** Fields that programs fill in, not people: times, paths of a draft, proofs and pictures. */
const WRITTEN = /^(?:paths?|resolve|proof|refreshToken|state|image|\w*(?:Start|End|At|Time|until))$/;

test('a text that has to be of some length is asked for by a field that says so', () => {
  const rules = pages.flatMap(({ text }) => {
    const known = contractOf(text);
    const whole = [
      ...text.matchAll(new RegExp(`(?:\\.\\.\\.|limit: |rule=\\{|reason: |= )${CONSTANT}\\b`, 'g')),
    ];
    // `const { title, summary } = LEARNING_LIMITS` uses the limits inside the constant, so each of them counts.
    return whole.flatMap(([, path = '']) => {
      const value = readAt(known, path);
      return [value, ...Object.values((value as object) ?? {})].flatMap((one) => asLimit(one) ?? []);
    });
  });
  const unsaid = [...shapesOf.values()]
    .flatMap((taken) => [...taken])
    .flatMap(([name, shapes]) =>
      WRITTEN.test(name)
        ? []
        : shapes
            .filter(({ min }) => min > 1)
            .filter((shape) => !rules.some((rule) => rule.min === shape.min && rule.max === shape.max))
            .map((shape) => ({ name, shape })),
    );
  expect(unsaid).toEqual([]);
});
