import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import { askWithProof } from '@/request/proof';

/** Whether a unit of this code is registered; beyond a few a minute the service wants work for each. */
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
