import { AchievementDraft } from '@contract/achievement';
import { ContentDraft } from '@contract/content-draft';
import { DemandDraft } from '@contract/demand-posting';
import { SpaceTyped } from '@contract/learning-draft';
import { ResultFields } from '@contract/result';
import { ScoreDraft } from '@contract/review-scores';
import {
  ACHIEVEMENT_SHAPE,
  CONTENT_SHAPE,
  DEMAND_SHAPE,
  RESULT_SHAPE,
  SPACE_SHAPE,
} from '@contract/rules/draft-shapes';
import { schemaAt } from '@contract/rules/field-schema';
import { flattenRecord, type RecordShape } from '@contract/rules/record-fields';
import { SCORE_SHAPE } from '@contract/rules/score-shape';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

const KINDS: [string, RecordShape<never>, TSchema][] = [
  ['demand', DEMAND_SHAPE as never, DemandDraft],
  ['achievement', ACHIEVEMENT_SHAPE as never, AchievementDraft],
  ['content', CONTENT_SHAPE as never, ContentDraft],
  ['course or project', SPACE_SHAPE as never, SpaceTyped],
  ['stage result', RESULT_SHAPE as never, ResultFields],
  ['score', SCORE_SHAPE as never, ScoreDraft],
];

describe.each(KINDS)('the blank %s', (_, shape, schema) => {
  const blank = shape.blank as object;

  it('is a record of its schema', () => expect(Value.Check(schema, blank)).toBe(true));

  it('names exactly the fields of its schema', () =>
    expect(Object.keys(blank).sort()).toEqual(
      Object.keys((schema as unknown as { properties: object }).properties).sort(),
    ));

  it('has a schema at each of its paths, and rows where the schema has rows', () => {
    for (const path of Object.keys(flattenRecord(shape, blank as never)))
      expect([path, schemaAt(schema, path)?.rows]).toEqual([path, Object.hasOwn(shape.rows ?? {}, path)]);
  });

  it('says of every field what it takes, and of nothing else', () => {
    const columns = Object.entries(shape.rows ?? {}).flatMap(([list, row]) =>
      Object.keys(row).map((column) => `${list}.*.${column}`),
    );
    expect(Object.keys(shape.kinds).sort()).toEqual(
      [...Object.keys(flattenRecord(shape, blank as never)), ...columns].sort(),
    );
  });

  it('has the columns that its rows have in the schema', () => {
    for (const [list, columns] of Object.entries(shape.rows ?? {}))
      for (const column of Object.keys(columns))
        expect([list, column, schemaAt(schema, `${list}.row-1.${column}`)?.rows]).toEqual([
          list,
          column,
          false,
        ]);
  });
});
