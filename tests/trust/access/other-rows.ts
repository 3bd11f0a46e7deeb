import type { OfThing, Who } from './declaration';
import { anybody, both, during, except, holding, own } from './who';

const single = (table: string): OfThing => ({ kind: 'single', table, reaches: own });
const space = (reaches: Who, may?: Who): OfThing => ({ kind: 'space', reaches, ...(may && { may }) });
const review = (may?: Who): OfThing => ({
  kind: 'review',
  right: 'cms:review:score',
  reaches: own,
  ...(may && { may }),
});

export const OTHER_ROWS = {
  'GET /prod-api/cms/review/{id}': review(),
  'PUT /prod-api/cms/review/{id}/declare': review(during('assigned')),
  'PUT /prod-api/cms/review/{id}/decline': review(during('assigned', 'declared')),
  'PATCH /prod-api/cms/review/{id}/score': review(during('declared')),
  'GET /prod-api/cms/review/{id}/score/history': review(during('declared')),
  'PUT /prod-api/cms/review/{id}/score': review(during('declared')),
  'PATCH /prod-api/cms/savedSearch/{id}': single('saved_search'),
  'DELETE /prod-api/cms/savedSearch/{id}': single('saved_search'),
  'PUT /prod-api/cms/fact/{id}': single('fact'),
  'DELETE /prod-api/cms/fact/{id}': single('fact'),
  'GET /prod-api/cms/fact/{id}/drafts': single('fact'),
  'POST /prod-api/cms/fact/{id}/mend': { ...single('fact'), right: 'cms:apply:add' },
  'GET /prod-api/system/export/{id}': single('export_job'),
  // The list contains applications; a person who may no longer read them cannot download the file either.
  'GET /prod-api/system/export/{id}/file': { ...single('export_job'), may: holding('cms:apply:list') },
  'DELETE /prod-api/system/export/{id}': single('export_job'),
  'PUT /prod-api/system/notification/{id}/read': single('notification'),
  'DELETE /api/users/sessions/{id}.json': single('session'),
  'DELETE /api/users/accounts/{basicInfoId}/open_users/{id}.json': single('open_user'),
  'GET /api/attachments/{id}': single('file'),
  'GET /api/attachments/{id}.json': single('file'),
  // A file is public only through what refers to it, and nothing refers to this one.
  'GET /prod-api/cms/open/files/{id}': { kind: 'single', table: 'file', reaches: () => false },
  'PUT /api/learning/spaces/{id}.json': space(own),
  'GET /api/learning/spaces/{id}/members.json': space(own),
  'GET /api/learning/spaces/{id}/draft.json': space(own),
  'GET /api/learning/spaces/{id}/draft/history.json': space(own),
  'PATCH /api/learning/spaces/{id}/draft.json': space(own),
  'POST /api/learning/spaces/{id}/draft/discard.json': space(own),
  // The space itself is public: what strangers may not do there is refused, not hidden.
  'PUT /api/learning/spaces/{id}/code.json': space(anybody, own),
  'PUT /api/learning/spaces/{id}/members/{account_id}.json': space(own),
  'PUT /api/learning/spaces/{id}/members/{account_id}/removal.json': space(own),
  'DELETE /api/learning/spaces/{id}/membership.json': space(anybody, own),
  // Teachers of the space decide; the person who asked may only withdraw.
  'PUT /api/learning/requests/{id}.json': { kind: 'request', reaches: own, may: () => false },
  'DELETE /api/learning/requests/{id}.json': {
    kind: 'request',
    reaches: own,
    may: both(own, except('1', '2', '-1')),
  },
} satisfies Record<string, OfThing>;
