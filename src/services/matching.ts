import type { MatchKind } from '@contract/matching';
import { call } from '@/request/call';
import { orGone } from '@/request/or-gone';

export const listMatches = (kind: MatchKind, id: number) =>
  call('GET /prod-api/cms/open/match/{kind}/{id}', { params: { kind, id }, shownBy: 'nobody' });

export const updateMatchIrrelevant = (kind: MatchKind, id: number, targetId: number) =>
  orGone(
    call('POST /prod-api/cms/match/{kind}/{id}/irrelevant', {
      params: { kind, id },
      body: { targetId },
      shownBy: 'section',
    }),
  );
