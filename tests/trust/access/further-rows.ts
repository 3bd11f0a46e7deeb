import type { EndpointKey } from '@contract/endpoints';
import type { OfThing, Who } from './declaration';
import { both, holding, inUnit, tied } from './who';

/** A further entry for a row whose address can also name something other than what it is declared for. */
interface FurtherRow {
  key: EndpointKey;
  /** What the address names in this case. */
  about: string;
  of: OfThing;
  more?: Record<string, string>;
  body?: unknown;
}

/** Sent to one account; the code gives nobody else access. */
const code = (value: string, reaches: Who, right?: OfThing['right']): Pick<FurtherRow, 'of' | 'more'> => ({
  of: { kind: 'application', reaches, ...(right && { right }) },
  more: { code: value },
});
const invitation = (right?: OfThing['right']) => ({
  about: 'an invitation sent to somebody',
  ...code('K7M3QXXXXX', tied('other', 'common'), right),
});
const request = { about: 'a request sent to somebody', ...code('K7M3QYYYYY', tied('reader', 'common')) };

const unitFact = (more: Partial<OfThing> = {}) => ({
  about: 'a fact of a unit',
  of: { kind: 'unitFact' as const, reaches: inUnit, ...more },
});
const byAdministrator = unitFact({ may: both(inUnit, holding('system:unit:member')) });

export const FURTHER_ROWS: readonly FurtherRow[] = [
  { key: 'GET /prod-api/cms/apply/invitations/{code}', ...invitation() },
  {
    key: 'POST /prod-api/cms/apply/invitations/{code}/answer',
    ...invitation('cms:apply:add'),
    body: { accept: false },
  },
  { key: 'GET /prod-api/cms/apply/confirmations/{code}', ...request },
  {
    key: 'POST /prod-api/cms/apply/confirmations/{code}/answer',
    ...request,
    body: { accept: false, seen: 'as it was', reason: '没有参加' },
  },
  { key: 'PUT /prod-api/cms/fact/{id}', ...byAdministrator },
  { key: 'DELETE /prod-api/cms/fact/{id}', ...byAdministrator },
  { key: 'GET /prod-api/cms/fact/{id}/drafts', ...unitFact() },
  { key: 'POST /prod-api/cms/fact/{id}/mend', ...unitFact({ right: 'cms:apply:add' }) },
];
