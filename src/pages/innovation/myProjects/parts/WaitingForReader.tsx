import { WaitingConfirmations } from './WaitingConfirmations';
import { WaitingInvitations } from './WaitingInvitations';
import { WaitingLeads } from './WaitingLeads';

/** Requests of other people to the reader, shown above every list of the reader's projects. */
export const WaitingForReader = () => (
  <>
    <WaitingInvitations />
    <WaitingConfirmations />
    <WaitingLeads />
  </>
);
