import { type Static, Type } from 'typebox';
import { FieldPath } from './draft';
import { data, endpointTable } from './endpoint';
import { FACT_FIELDS, FACT_KIND_KEYS, FACT_SCOPES, FACTS_MAX, type FactField } from './fact-choices';
import { DRAFT_ROWS_MAX, DRAFT_TEXT_MAX } from './limits';
import { Origin } from './origin';
import { Closed, Id, IdParams, Nullable, OneOf, RowId, SomeOf, Text, Time, Version } from './schema';

/** Which of them a kind has stands in `contract/fact-choices`; the service refuses the others. */
const FactValues = SomeOf(
  Closed(
    Object.fromEntries(Object.entries(FACT_FIELDS).map(([field, { max }]) => [field, Text(max)])) as Record<
      FactField,
      ReturnType<typeof Text>
    >,
  ),
);

export const Fact = Closed({
  id: Id,
  scope: OneOf(FACT_SCOPES),
  kind: OneOf(FACT_KIND_KEYS),
  /** ID numbers are masked; one that comes back masked is left as it was. */
  data: FactValues,
  /** Which filing it was taken from last, or when it was written by hand. */
  origin: Origin,
  /** A value of it was corrected: drafts may still hold the old one. */
  corrected: Type.Boolean(),
  mayEdit: Type.Boolean(),
  version: Version,
  updateTime: Time,
});
export type Fact = Static<typeof Fact>;

/** A draft that still holds a value that was corrected since. */
export const StaleDraft = Closed({
  applicationId: Id,
  title: Text(DRAFT_TEXT_MAX),
  periodName: Text(60),
  paths: Type.Array(FieldPath),
});
export type StaleDraft = Static<typeof StaleDraft>;

const values = Closed({ data: FactValues });

export const factCalls = endpointTable({
  'GET /prod-api/cms/fact': {
    summary: '资料库：本人的资料与所属单位的资料',
    access: 'signedIn',
    reply: data(
      Closed({
        facts: Type.Array(Fact, { maxItems: FACTS_MAX * FACT_KIND_KEYS.length }),
        /** May add to and change what is the unit's. */
        mayEditUnit: Type.Boolean(),
      }),
    ),
    assumed: true,
  },
  'POST /prod-api/cms/fact': {
    summary: '向资料库添加一条资料；单位资料由单位管理员添加',
    access: 'signedIn',
    body: Closed({ kind: OneOf(FACT_KIND_KEYS), ...values.properties }),
    idempotent: true,
    reply: data(Fact),
    assumed: true,
  },
  'PUT /prod-api/cms/fact/{id}': {
    summary: '更正资料库里的一条资料',
    access: 'signedIn',
    params: IdParams,
    body: Closed({ version: Version, ...values.properties }),
    reply: data(Fact),
    assumed: true,
  },
  'DELETE /prod-api/cms/fact/{id}': {
    summary: '从资料库删除一条资料；已经填入申报的内容不变',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Null()),
    assumed: true,
  },
  'GET /prod-api/cms/fact/{id}/drafts': {
    summary: '仍填着更正前的值的草稿',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Array(StaleDraft)),
    assumed: '本人的，或本人可以撰写相应部分的',
  },
  'POST /prod-api/cms/fact/{id}/mend': {
    summary: '把草稿里更正前的值改为更正后的',
    access: 'cms:apply:add',
    params: IdParams,
    body: Closed({ applicationIds: Type.Array(Id, { minItems: 1, maxItems: DRAFT_ROWS_MAX }) }),
    reply: data(Closed({ mended: Type.Array(StaleDraft) })),
    assumed: '与自动保存一样逐项合并；历史里留有原值',
  },
  'POST /prod-api/cms/apply/{id}/facts': {
    summary: '用资料库的一条资料填写申报书',
    access: 'cms:apply:add',
    params: IdParams,
    body: Closed({
      factId: Id,
      /** A section, a list or a text field: one of the places of `FACT_FILLS`. */
      at: Text(60),
      /** Fields that hold something else are overwritten. */
      replace: Type.Optional(Type.Boolean()),
    }),
    idempotent: true,
    reply: data(
      Closed({
        /** Fields that were written. */
        filled: Type.Array(FieldPath),
        /** Fields that hold something else, and were left. */
        kept: Type.Array(FieldPath),
        /** The row that was added. */
        row: Nullable(RowId),
      }),
    ),
    assumed: true,
  },
});
