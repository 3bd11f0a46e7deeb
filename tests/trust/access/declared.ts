import type { EndpointKey } from '@contract/endpoints';
import { ACCOUNT_ROWS } from './account-rows';
import { APPLICATION_MOVES, APPLICATION_ROWS } from './application-rows';
import type { Declaration, OfThing } from './declaration';
import { ACHIEVEMENT_MOVES, DEMAND_MOVES, MARKET_ROWS, REPLY_MOVES } from './market-rows';
import { OTHER_ROWS } from './other-rows';
import { WORK_ROWS } from './work-rows';

/** Every row of the contract. One that is missing here does not compile. */
export const DECLARED: Record<EndpointKey, Declaration> = {
  ...ACCOUNT_ROWS,
  ...WORK_ROWS,
  ...APPLICATION_ROWS,
  ...MARKET_ROWS,
  ...OTHER_ROWS,
};

/** Rows with the event in their address, with one entry per event. */
export const EVENT_LINES: Partial<Record<EndpointKey, Record<string, OfThing>>> = {
  'POST /prod-api/cms/apply/{id}/{event}': APPLICATION_MOVES,
  'POST /prod-api/cms/demand/{id}/{event}': DEMAND_MOVES,
  'POST /prod-api/cms/achi/{id}/{event}': ACHIEVEMENT_MOVES,
  'POST /prod-api/cms/demand/replies/{id}/{event}': REPLY_MOVES,
};
