import { WaitingConfirmations } from './WaitingConfirmations';
import { WaitingInvitations } from './WaitingInvitations';
import { WaitingLeads } from './WaitingLeads';

/** What others ask of the reader, above the own projects wherever those are listed. */
export const WaitingForReader = () => (
  <>
    <WaitingInvitations />
    <WaitingConfirmations />
    <WaitingLeads />
  </>
);
