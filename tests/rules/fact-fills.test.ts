import {
  FACT_FIELDS,
  FACT_KIND_KEYS,
  FACT_KINDS,
  type FactData,
  type FactFieldRule,
  type FactKind,
} from '@contract/fact-choices';
import { type Fields, isRowsPath } from '@contract/rules/draft-fields';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import {
  FACT_FILLS,
  type FormFill,
  factLine,
  factsIn,
  fillFields,
  formFill,
  mendFields,
} from '@contract/rules/fact-fills';
import { FIELD_LABELS } from '@contract/rules/field-labels';

/** A fact with a value in every field of its kind. */
const full = (kind: FactKind, mark = '甲'): FactData =>
  Object.fromEntries(
    FACT_KINDS[kind].fields.map((field) => {
      const rule: FactFieldRule = FACT_FIELDS[field];
      return [field, rule.choices?.[mark === '甲' ? 0 : 1] ?? `${field}${mark}`];
    }),
  );

const ROW = 'row1';
/** The form after the fact was inserted. */
const filled = (fill: FormFill, data: FactData): Fields => {
  const values = fillFields(fill, data, {});
  if (fill.how !== 'row') return values;
  const columns = Object.entries(values).map(([column, value]) => [`${fill.at}.${ROW}.${column}`, value]);
  return { [fill.at]: [ROW], ...Object.fromEntries(columns) };
};

const FILLS = FACT_KIND_KEYS.flatMap((kind) =>
  FACT_FILLS[kind].map((fill) => [kind, fill.how, fill.at, fill] as const),
);
const FORM_FILLS = FILLS.filter((each) => each[1] !== 'result') as [FactKind, string, string, FormFill][];

test('every kind fills something', () => {
  expect(FACT_KIND_KEYS.filter((kind) => FACT_FILLS[kind].length === 0)).toEqual([]);
});

test('every field of a kind is used by one of its fills', () => {
  const unused = FACT_KIND_KEYS.flatMap((kind) => {
    const isText = FACT_FILLS[kind].some(({ how }) => how === 'text');
    const used = new Set(FACT_FILLS[kind].flatMap((fill) => ('to' in fill ? Object.keys(fill.to) : [])));
    return FACT_KINDS[kind].fields.filter((field) => {
      const line = factLine({ [field]: '甲乙丙' });
      return !used.has(field) && !(isText && line.includes('甲乙丙'));
    });
  });
  expect(unused).toEqual([]);
});

test.each(FILLS)('%s fills %s %s: a place that there is', (_, how, at, fill) => {
  const labels: readonly string[] = Object.keys(FIELD_LABELS);
  if (how === 'fields')
    for (const path of Object.values((fill as { to: object }).to)) expect(labels).toContain(path);
  if (how === 'text') expect(labels).toContain(at);
  if (how === 'row')
    for (const column of Object.values((fill as { to: object }).to))
      expect(labels).toContain(`${at}.*.${column}`);
  if (how === 'result')
    for (const column of Object.values((fill as { to: object }).to))
      expect(Object.keys(RESULT_SHAPE.kinds)).toContain(`${at}.*.${column}`);
});

describe.each(FORM_FILLS)('%s by %s at %s', (kind, how, at, fill) => {
  const data = full(kind);

  test('is found by its name', () => {
    expect(formFill(kind, at)).toBe(fill);
  });

  test('writes all that it says', () => {
    const values = Object.values(fillFields(fill, data, {}));
    if (how === 'text') expect(values).toEqual([factLine(data)]);
    else expect(values.sort()).toEqual(Object.values(data).sort());
  });

  test('a corrected value is mended where the form still holds the old one, and nothing else is touched', () => {
    const now = full(kind, '乙');
    // The identifying field stays, as it usually does.
    const [key] = FACT_KINDS[kind].known;
    const right: FactData = key ? { ...now, [key]: data[key] } : now;
    const form = filled(fill, data);
    const mended = mendFields({ kind, data: right, former: [data] }, form);
    const after = { ...form, ...mended };
    const expected = filled(fill, right);
    expect(after).toEqual(expected);
    expect(mendFields({ kind, data: right, former: [data] }, after)).toEqual({});
  });

  if (how !== 'text')
    test('what is filed gives the same fact again', () => {
      const facts = factsIn(filled(fill, data)).filter((fact) => fact.kind === kind);
      expect(facts).toEqual([{ kind, data }]);
    });

  if (how === 'text')
    test('is added once, below what stands there', () => {
      const once = fillFields(fill, data, { [at]: '已有基础' });
      expect(once).toEqual({ [at]: `已有基础\n${factLine(data)}` });
      expect(fillFields(fill, data, once)).toEqual({});
    });

  if (how === 'row') test('is a list', () => expect(isRowsPath(at)).toBe(true));
});

test('a row about somebody else is not mended, even with the same old value', () => {
  const form: Fields = {
    'team.members': ['aaaa', 'bbbb'],
    'team.members.aaaa.name': '王一',
    'team.members.aaaa.title': 'associate',
    'team.members.bbbb.name': '李二',
    'team.members.bbbb.title': 'associate',
  };
  const fact = {
    kind: 'member',
    data: { name: '王一', title: 'senior' },
    former: [{ name: '王一', title: 'associate' }],
  } as const;
  expect(mendFields(fact, form)).toEqual({ 'team.members.aaaa.title': 'senior' });
});
