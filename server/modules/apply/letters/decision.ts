import type { ApplicationEvent } from '@contract/enums';

/** A decision as the history tells it. */
export interface Decision {
  id: number;
  applicationId: number;
  event: ApplicationEvent;
  at: Date;
  reason: string | null;
}
