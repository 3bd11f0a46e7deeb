import { call } from '@/request/call';

/** Which record was made with this key; null for none. */
export const fetchBegun = async (key: string): Promise<number | null> =>
  (await call('GET /prod-api/cms/begun/{key}', { params: { key }, shownBy: 'nobody' })).id;
