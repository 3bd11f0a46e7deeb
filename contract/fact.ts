import { type Static, Type } from 'typebox';
import { FieldPath } from './draft';
import { data, endpointTable } from './endpoint';
import { FACT_FIELDS, FACT_KIND_KEYS, FACT_SCOPES, FACTS_MAX, type FactField } from './fact-choices';
import { DRAFT_ROWS_MAX, DRAFT_TEXT_MAX } from './limits';
import { Origin } from './origin';
import { Closed, Id, IdParams, Nullable, OneOf, RowId, SomeOf, Text, Time, Version } from './schema';

/** The fields that a kind has are listed in `contract/fact-choices`; the service refuses any others. */
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
  /** ID numbers are masked; a number that is sent back masked is left unchanged. */
  data: FactValues,
  /** The filing that the fact was last taken from, or when it was entered by hand. */
  origin: Origin,
  /** One of its values was corrected, so drafts may still contain the old value. */
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
        /** The person may add and change facts of the unit. */
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
      /** Where the fact is inserted: a section, a list or a text field, one of the places in `FACT_FILLS`. */
      at: Text(60),
      /** Also overwrite fields that already hold a different value. */
      replace: Type.Optional(Type.Boolean()),
    }),
    idempotent: true,
    reply: data(
      Closed({
        /** Fields that were filled from the fact. */
        filled: Type.Array(FieldPath),
        /** Fields that hold a different value and were left unchanged. */
        kept: Type.Array(FieldPath),
        /** Id of the row that was added; null where none was. */
        row: Nullable(RowId),
      }),
    ),
    assumed: true,
  },
});
