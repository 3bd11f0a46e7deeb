import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

const LIST = 'GET /prod-api/cms/open/demand';
const ONE = 'GET /prod-api/cms/open/demand/{id}';

export type DemandQuery = Calls[typeof LIST]['query'];

export const listDemands = (query: DemandQuery) => call(LIST, { query, skipErrorHandler: true });

export const fetchDemand = (id: number) => call(ONE, { params: { id }, skipErrorHandler: true });
