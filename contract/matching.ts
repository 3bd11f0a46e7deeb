import { type Static, Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { Closed, Id, OneOf, Text } from './schema';
import { TECH_FIELDS } from './tech-fields';

const MATCH_KINDS = ['demand', 'achievement'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** An achievement suggested for a demand, or the reverse, with the reasons for the suggestion. */
export const Match = Closed({
  id: Id,
  title: Text(80),
  field: OneOf(TECH_FIELDS),
  unitName: Text(120),
  sameField: Type.Boolean(),
  /** Passages that occur in both texts. */
  words: Type.Array(Text(20)),
});
export type Match = Static<typeof Match>;

const MatchParams = Closed({ kind: OneOf(MATCH_KINDS), id: Id });

export const matchingCalls = endpointTable({
  'GET /prod-api/cms/open/match/{kind}/{id}': {
    summary: '为一项需求找成果，或为一项成果找需求，附理由',
    access: 'public',
    lastGood: true,
    params: MatchParams,
    reply: data(Type.Array(Match)),
    assumed: true,
  },
  'POST /prod-api/cms/match/{kind}/{id}/irrelevant': {
    summary: '标记某个匹配与它不相关，以后不再向本人推荐',
    access: 'signedIn',
    params: MatchParams,
    body: Closed({ targetId: Id }),
    reply: data(Type.Null()),
    assumed: true,
  },
});
