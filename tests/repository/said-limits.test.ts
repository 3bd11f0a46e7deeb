import { join } from 'node:path';
import { AchievementDraft } from '@contract/achievement';
import { DemandDraft } from '@contract/demand-posting';
import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { DRAFT_TEXT_MAX, type TextLimit } from '@contract/limits';
import { ScoreDraft } from '@contract/review-scores';
import { STUDENT_ID } from '@contract/rules/account-rules';
import type { TSchema } from 'typebox';
import { readTree } from '../../scripts/structure/tree.mjs';

/**
 * The controls that ask for text. Their types require a rule for each, which is shown below the field before anything
 * is typed; this test compares every rule with what the calls accept.
 */
const KIT = 'TextField|TextAreaField|TextItem|UnitSearchField';

const { files } = readTree(join(__dirname, '../..')) as { files: { path: string; text: string }[] };
const pages = files.filter(({ path }) => /^src\/pages\/(?!.*\.test\.).*\.tsx?$/.test(path));

/** The length limits of each text in a request, by the last part of its path. */
const taken = new Map<string, { min: number; max: number }[]>();
const collect = (name: string, schema: TSchema): void => {
  const known = schema as {
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
    maxLength?: number;
    minLength?: number;
  };
  for (const [key, inner] of Object.entries(known.properties ?? {})) collect(key, inner);
  for (const inner of [known.items, ...(known.anyOf ?? [])]) if (inner) collect(name, inner);
  if (known.maxLength)
    taken.set(name, [...(taken.get(name) ?? []), { min: known.minLength ?? 0, max: known.maxLength }]);
};
for (const { body } of Object.values(endpoints) as Endpoint[]) if (body) collect('', body);
// Drafts, which are saved field by field and submitted as a whole.
for (const draft of [AchievementDraft, DemandDraft, ScoreDraft]) collect('', draft);

/** The constants that a file imports from the contract, by their local names. */
const contractOf = (text: string): Record<string, unknown> => {
  const known: Record<string, unknown> = {};
  for (const [, names = '', module = ''] of text.matchAll(/import \{([^}]*)\} from '@contract\/([\w/-]+)'/g))
    for (const [, name = '', as] of names.matchAll(/(?<!type )\b([A-Z][A-Z_]+)\b(?: as (\w+))?/g))
      known[as ?? name] = (require(`../../contract/${module}`) as Record<string, unknown>)[name];
  return known;
};
const readAt = (known: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], known);
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
/** Every field whose rule is a constant of the contract and whose name is written in the element. */
const asked = elements.flatMap(({ place, words, known }): Asked[] => {
  const [, name = ''] = /\b(?:name|id|at|text|field|words)(?:=|\()\{?['"`]([^'"`]+)['"`]/.exec(words) ?? [];
  const field = name.split('.').at(-1) ?? '';
  const rule = new RegExp(String.raw`\{\.\.\.${CONSTANT}\}|\bmax=\{${CONSTANT}\}`).exec(words);
  const limit = rule && asLimit(readAt(known, rule[1] ?? rule[2] ?? ''));
  if (!limit || !/^\w+$/.test(field)) return [];
  const min = new RegExp(String.raw`\bmin=\{${CONSTANT}\}`).exec(words)?.[1];
  return [{ place, field, limit: min ? { min: readAt(known, min) as number, max: limit.max } : limit }];
});

/**
 * A draft accepts text that is too long until it is corrected; what is submitted is checked against the rule itself.
 */
const fits = ({ min = 0, max }: TextLimit, shape: { min: number; max: number }): boolean =>
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

test('the rule of every field is what a call takes for it', () => {
  const apart = asked.filter(
    (one) => !isOfForm(one) && !taken.get(one.field)?.some((shape) => fits(one.limit, shape)),
  );
  expect(apart).toEqual([]);
  expect(asked.length).toBeGreaterThan(60);
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
  const unsaid = [...taken].flatMap(([name, shapes]) =>
    WRITTEN.test(name)
      ? []
      : shapes
          .filter(({ min }) => min > 1)
          .filter((shape) => !rules.some((rule) => rule.min === shape.min && rule.max === shape.max))
          .map((shape) => ({ name, shape })),
  );
  expect(unsaid).toEqual([]);
});
