import { emptySections } from '@tests/support/an-application';
import { factOf } from './stage';

/** For any event; some of them require a reason. */
export const EVENT_BODY = { version: 0, reason: '请补充技术指标与经费测算的依据' };

const version = 0;
const changes = [{ path: 'comment', base: null, value: '别人的' }];

/** What is sent, by the number of the thing, where `FOREIGN` has nothing or the body names the thing. */
export const BODIES: Record<string, (id: number, accountId?: number) => unknown> = {
  'PUT /prod-api/cms/apply': (id) => ({ id, version, sections: emptySections() }),
  'POST /prod-api/cms/apply/resultOne': (applyId) => ({ applyId, version }),
  'POST /prod-api/cms/apply/resultTwo': (applyId) => ({ applyId, version }),
  'POST /prod-api/cms/apply/{id}/facts': (_, accountId = 0) => ({
    factId: factOf(accountId),
    at: 'plan.basis',
  }),
  'PUT /prod-api/cms/review/{id}/declare': () => ({ free: true, version }),
  'PUT /prod-api/cms/review/{id}/decline': () => ({ reason: '别人的', version }),
  'PATCH /prod-api/cms/review/{id}/score': () => ({ changes }),
  'PUT /prod-api/cms/review/{id}/score': () => ({ version }),
  'PUT /prod-api/cms/admin/views': () => ({ list: '/admin/users', views: [], opensWith: null, version }),
};

/**
 * Rows that would change roles or units for the rest of the walk; these paths name nobody. Their effects are tested in
 * tests/server/unit/.
 */
export const PATHS: Record<string, string> = {
  'PUT /prod-api/system/unit/people/{id}/handOver': '/prod-api/system/unit/people/2147483647/handOver',
  'PUT /prod-api/system/unit/unattended/{id}/appoint': '/prod-api/system/unit/unattended/2147483647/appoint',
  'PUT /prod-api/system/unit/people/{id}/remove': '/prod-api/system/unit/people/2147483647/remove',
};

/** Query parameters that a reading row requires. */
export const QUERIES: Record<string, string> = {
  'GET /prod-api/cms/admin/views': '?list=/admin/users',
};
