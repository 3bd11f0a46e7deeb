import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type Dicts = Calls['GET /prod-api/system/dict/data/batch_types/{types}']['reply'];
export type FoundUnit = Calls['GET /prod-api/system/dept/search/{keyword}']['reply'][number];

/** Several dictionaries in one call, by type. */
export const listDicts = (types: readonly string[]): Promise<Dicts> =>
  call('GET /prod-api/system/dict/data/batch_types/{types}', {
    params: { types: types.join(',') },
    cache: true,
    shownBy: 'form',
  });

/** Registered units whose name, initials or credit code match. */
export const listUnits = (keyword: string, signal?: AbortSignal): Promise<FoundUnit[]> =>
  call('GET /prod-api/system/dept/search/{keyword}', { params: { keyword }, signal, shownBy: 'form' });
