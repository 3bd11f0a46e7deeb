import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import { askWithProof } from '@/request/proof';

/**
 * Whether a unit with this code is registered; beyond a few checks a minute the service requires a proof of work for
 * each.
 */
export const checkUnit = (uscc: string) =>
  askWithProof((proof) =>
    call('GET /prod-api/auth/checkUnit/{uscc}', {
      params: { uscc },
      query: { proof },
      shownBy: 'form',
    }),
  );

export const fetchUnitRegistration = () => call('GET /prod-api/auth/register/unit', { shownBy: 'nobody' });

export const submitUnitPapers = (body: Calls['PUT /prod-api/auth/register/unit']['body']) =>
  call('PUT /prod-api/auth/register/unit', { body, shownBy: 'form' });

export const withdrawUnitRegistration = (id: number) =>
  call('DELETE /prod-api/auth/register/unit', { query: { id }, shownBy: 'button' });
