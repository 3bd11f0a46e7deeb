import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

const SEARCH = 'GET /prod-api/cms/open/search';

export type SearchGroups = Calls[typeof SEARCH]['reply']['groups'];
export const search = (keyword: string) => call(SEARCH, { query: { keyword }, shownBy: 'section' });

export const recordSearch = (body: Calls['POST /api/search_records']['body']) =>
  call('POST /api/search_records', { body, shownBy: 'nobody' });

export const fetchSearchWords = () => call('GET /api/search_records/suggest.json', { shownBy: 'nobody' });

export const forgetSearches = () => call('DELETE /api/search_records.json', { shownBy: 'nobody' });

export type PopularWord = Calls['PUT /prod-api/cms/search/words']['reply'];
export const listPopularWords = () => call('GET /prod-api/cms/search/words', { shownBy: 'section' });

export const strikeWord = (keyword: string, struck: boolean) =>
  call('PUT /prod-api/cms/search/words', { body: { keyword, struck }, shownBy: 'button' });
