import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

type ByAttribute = Calls['GET /prod-api/cms/apply/selectUserCountByExt']['query'];

export const countByType = (periodId?: number) =>
  call('GET /prod-api/cms/apply/specialApplyChartPCountByType', {
    query: { periodId },
    shownBy: 'section',
  });

export const countByAttribute = (query: ByAttribute) =>
  call('GET /prod-api/cms/apply/selectUserCountByExt', { query, shownBy: 'section' });

export const fetchOverview = () => call('GET /prod-api/cms/open/overview', { shownBy: 'section' });

export const countByPeriod = () =>
  call('GET /prod-api/cms/apply/selectPeriodPCountByType', { shownBy: 'section' });
