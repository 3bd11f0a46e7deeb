import { type Static, Type } from 'typebox';
import { CHAIN_ROOTS } from './chain-choices';
import { data, endpointTable } from './endpoint';
import { Closed, Id, IdParams, Nullable, OneOf, Text, Time } from './schema';

const ChainLink = Closed({
  id: Id,
  title: Text(200),
  no: Nullable(Text(40)),
  to: Text(200),
  /** When it was published, filed or passed; null while it has not come so far. */
  since: Nullable(Time),
});
export type ChainLink = Static<typeof ChainLink>;

/** 来龙去脉: records linked to one record, as far as the reader may see them; the list of its own kind stays empty. */
export const Chain = Closed({
  demand: Type.Array(ChainLink),
  application: Type.Array(ChainLink),
  result: Type.Array(ChainLink),
  achievement: Type.Array(ChainLink),
  policy: Type.Array(ChainLink),
});
export type Chain = Static<typeof Chain>;

export const chainCalls = endpointTable({
  'GET /prod-api/cms/open/chain/{kind}/{id}': {
    summary: '需求、申报、阶段成果、成果与政策的关联，只含读者看得到的',
    access: 'public',
    lastGood: true,
    params: Closed({ kind: OneOf(CHAIN_ROOTS), id: Id }),
    reply: data(Chain),
    assumed: true,
  },
  'PUT /prod-api/cms/apply/{id}/demand': {
    summary: '写明或取消本申报所回应的需求；只限本人、草稿或退回修改时',
    access: 'signedIn',
    params: IdParams,
    body: Closed({ demandId: Nullable(Id) }),
    reply: data(Chain),
    assumed: true,
  },
});
