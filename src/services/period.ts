import { call } from '@/request/call';

export const listPeriods = () => call('GET /prod-api/cms/period/list', { skipErrorHandler: true });

export const listOpenPeriods = () => call('GET /prod-api/cms/period/list/open', { skipErrorHandler: true });
