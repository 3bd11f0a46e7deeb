import { REQUEST_STATUS } from '@contract/learning-choices';
import type { StatusOf } from '@/components/status-looks';

/** Tag styles of the status numbers sent by the service. */
export const REQUEST_LOOKS: Record<number, StatusOf<'joining'>> = {
  [REQUEST_STATUS.waiting]: 'waiting',
  [REQUEST_STATUS.accepted]: 'accepted',
  [REQUEST_STATUS.refused]: 'refused',
  [REQUEST_STATUS.cancelled]: 'cancelled',
};
