import { call } from '@/request/call';

/** Id of the record that was created with this key; null for none. */
export const fetchBegun = async (key: string): Promise<number | null> =>
  (await call('GET /prod-api/cms/begun/{key}', { params: { key }, shownBy: 'nobody' })).id;
