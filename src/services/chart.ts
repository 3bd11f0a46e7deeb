import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

type ByAttribute = Calls['GET /prod-api/cms/apply/selectUserCountByExt']['query'];

export const countByType = (periodId?: number) =>
  call('GET /prod-api/cms/apply/specialApplyChartPCountByType', {
    query: { periodId },
    skipErrorHandler: true,
  });

export const countByAttribute = (query: ByAttribute) =>
  call('GET /prod-api/cms/apply/selectUserCountByExt', { query, skipErrorHandler: true });

export const fetchOverview = () => call('GET /prod-api/cms/open/overview', { skipErrorHandler: true });

export const countByPeriod = () =>
  call('GET /prod-api/cms/apply/selectPeriodPCountByType', { skipErrorHandler: true });
