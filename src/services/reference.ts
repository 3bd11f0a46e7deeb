import { call } from '@/request/call';

export const getReference = () => call('GET /api/reference.json');

export const getReferenceCalls = (path: string) => call('GET /api/reference/calls.json', { query: { path } });
