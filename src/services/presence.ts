import type { Step } from '@contract/enums';
import { call } from '@/request/call';

export const tellPresence = (id: number, step: Step | null) =>
  call('PUT /prod-api/cms/apply/{id}/presence', { params: { id }, body: { step }, shownBy: 'nobody' });
