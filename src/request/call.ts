import type { Calls } from '@contract/endpoints';
import { addressOf } from './address';
import { remember } from './cache';
import type { RestOf } from './call-options';
import { readFirstAnswer } from './first-answers';
import { readReply } from './reply';
import { type LooseArguments, send } from './send';

/**
 * One call of the contract: `call('GET /prod-api/cms/apply/{id}', { params: { id } })`. Resolves to the `data`, to `{
 * list, total }`, or to the answer without its envelope. On failure it always rejects with a RequestError, after its
 * one visible effect, unless `shownBy` names who shows it instead.
 */
export function call<Row extends keyof Calls>(
  row: Row,
  ...[args = {} as never]: RestOf<Calls[Row]>
): Promise<Calls[Row]['reply']> {
  const loose: LooseArguments = args;
  const ask = (): Promise<Calls[Row]['reply']> => send(row, loose) as Promise<Calls[Row]['reply']>;
  if (!loose.cache) return ask();
  return remember(JSON.stringify([row, loose.params, loose.query]), ask);
}

/** The answer that came with the page, for content of the first render; undefined where it has to be requested. */
export function callAtOnce<Row extends keyof Calls>(row: Row): Calls[Row]['reply'] | undefined {
  const first = readFirstAnswer(addressOf(row).url);
  return first === undefined ? undefined : (readReply(first) as Calls[Row]['reply']);
}
