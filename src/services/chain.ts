import type { ChainRoot } from '@contract/chain-choices';
import { call } from '@/request/call';

export const fetchChain = (kind: ChainRoot, id: number) =>
  call('GET /prod-api/cms/open/chain/{kind}/{id}', { params: { kind, id }, shownBy: 'nobody' });

/** Sets the demand that an application answers; null removes it. */
export const updateAnsweredDemand = (id: number, demandId: number | null) =>
  call('PUT /prod-api/cms/apply/{id}/demand', { params: { id }, body: { demandId }, shownBy: 'button' });
