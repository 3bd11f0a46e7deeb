import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

const LIST = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList';
const ONE = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}';
const ONLY = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms';

type List = Calls[typeof LIST];
export type CmsTypeKey = List['params']['cmsTypeKey'];
export type ContentPage = List['reply'];

export const listContent = (
  cmsTypeKey: CmsTypeKey,
  query: List['query'],
  shownBy?: ShownBy,
): Promise<ContentPage> => call(LIST, { params: { cmsTypeKey }, query, shownBy });

/** Without an id: the one text of its kind, such as the manual. */
export const fetchContent = (cmsTypeKey: CmsTypeKey, id?: number): Promise<Calls[typeof ONE]['reply']> =>
  id === undefined
    ? call(ONLY, { params: { cmsTypeKey }, shownBy: 'page' })
    : call(ONE, { params: { cmsTypeKey, id }, shownBy: 'page' });

export const fetchHome = () =>
  call('GET /prod-api/cms/open/cmsHomepage', { shownBy: 'section', cache: true });

export const fetchUnitAuditTemplate = () =>
  call('GET /prod-api/cms/open/cmsHomepage/unitAuditTemplate', { shownBy: 'nobody', cache: true });

export const fetchAdminUrl = () => call('GET /prod-api/cms/cmsHomepage/adminUrl', { shownBy: 'nobody' });
