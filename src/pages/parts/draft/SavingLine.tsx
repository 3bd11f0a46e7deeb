import type { DraftView } from '@/draft/draft-shape';
import { SaveState, type Saving } from './SaveState';
import { useOnline } from './useOnline';

interface Props {
  view: Pick<DraftView<unknown>, 'phase' | 'savedAt' | 'state' | 'refusals'>;
  onRetry: () => void;
  /** Leads to the conflicting values; by default to those on the same page. */
  onCompare?: () => void;
}

const toConflicts = (): void => document.getElementById('conflicts')?.focus();

function savingOf({ view, onRetry, onCompare = toConflicts }: Props, online: boolean): Saving {
  const { phase, savedAt, state, refusals } = view;
  if (Object.keys(state.conflicts).length > 0) return { kind: 'conflict', onCompare };
  if (phase === 'failed') return online ? { kind: 'failed', onRetry } : { kind: 'offline' };
  // A refused field would be refused again, so no retry is offered.
  if (phase === 'blocked' && Object.keys(refusals).length > 0) return { kind: 'refused' };
  if (phase === 'blocked') return { kind: 'failed', onRetry };
  if (phase === 'pending' || phase === 'saving') return online ? { kind: 'saving' } : { kind: 'offline' };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'idle' };
}

/** The saving state of the reader's work, taken from the draft engine. */
export function SavingLine(props: Props) {
  return <SaveState saving={savingOf(props, useOnline())} />;
}
