import { randomBytes } from 'node:crypto';
import type { Calls } from '@contract/endpoints';
import type { Origin } from '@contract/origin';
import { isBlankField } from '@contract/rules/carry-over';
import type { Fields } from '@contract/rules/draft-fields';
import { type FormFill, fillFields, formFill } from '@contract/rules/fact-fills';
import { recordAudit } from '@server/audit/audit';
import { badField, forbidden, notFound } from '@server/errors/app-error';
import { type OpenFact, originOf, readableFact } from './content';
import type { Drafts, FilledDraft } from './drafts';
import type { FactScopeOf } from './edit-fact';
import { findFact } from './repository';

type Fill = Calls['POST /prod-api/cms/apply/{id}/facts'];

const newRowId = (): string => randomBytes(5).toString('hex');

/** A helper's title must not become the leader's, and facts of another unit do not apply to this one. */
export const suits = ({ row }: Pick<OpenFact, 'row'>, { isOwner, unitId }: FilledDraft): boolean =>
  row.accountId === null ? row.unitId === unitId : row.kind !== 'leader' || isOwner;

interface Planned {
  values: Fields;
  kept: string[];
  row: string | null;
}

const planOf = (fill: FormFill, fact: OpenFact, fields: Fields, replace: boolean): Planned => {
  const wanted = fillFields(fill, fact.data, fields);
  if (fill.how === 'row') {
    const row = newRowId();
    const ids = fields[fill.at];
    const columns = Object.entries(wanted).map(([column, value]) => [`${fill.at}.${row}.${column}`, value]);
    return {
      values: { [fill.at]: [...(Array.isArray(ids) ? ids : []), row], ...Object.fromEntries(columns) },
      kept: [],
      row,
    };
  }
  if (fill.how === 'text') return { values: wanted, kept: [], row: null };
  const isFree = ([path, value]: [string, Fields[string]]): boolean =>
    replace || isBlankField(fields[path]) || fields[path] === value;
  const entries = Object.entries(wanted);
  return {
    values: Object.fromEntries(entries.filter(isFree)),
    kept: entries.filter((entry) => !isFree(entry)).map(([path]) => path),
    row: null,
  };
};

/** One fact into one place of a draft. What stands there is overwritten only when asked for. */
export const fillDraft = async (
  scope: FactScopeOf,
  drafts: Drafts,
  id: number,
  { factId, at, replace = false }: Fill['body'],
): Promise<Fill['answer']> => {
  const { db, caller, sealer, now, source } = scope;
  const row = await findFact(db, caller, factId);
  if (!row) throw notFound('fact.gone');
  const fact = readableFact(sealer, row);
  const fill = formFill(fact.kind, at);
  if (!fill) throw badField('body.at', 'fact.no_place');
  const origin: Origin = originOf(row);
  let planned: Planned = { values: {}, kept: [], row: null };
  const filled = await drafts.fill(scope, id, (draft) => {
    if (!suits(fact, draft)) throw forbidden('fact.not_here');
    planned = planOf(fill, fact, draft.fields, replace);
    return { values: planned.values, origin };
  });
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'fact.fill',
    target: `application:${id}`,
    detail: { fact: factId, at },
  });
  return { filled, kept: planned.kept, row: planned.row };
};
