import type { DraftView } from '@/draft/draft-shape';
import { SaveState, type Saving } from './SaveState';
import { useOnline } from './useOnline';

interface Props {
  view: Pick<DraftView<unknown>, 'phase' | 'savedAt' | 'state' | 'refusals'>;
  onRetry: () => void;
  /** Where both values of a conflict stand; on the same page unless said. */
  onCompare?: () => void;
}

const toConflicts = (): void => document.getElementById('conflicts')?.focus();

function savingOf({ view, onRetry, onCompare = toConflicts }: Props, online: boolean): Saving {
  const { phase, savedAt, state, refusals } = view;
  if (Object.keys(state.conflicts).length > 0) return { kind: 'conflict', onCompare };
  if (phase === 'failed') return online ? { kind: 'failed', onRetry } : { kind: 'offline' };
  // Sent again as it stands, a refused field is refused again.
  if (phase === 'blocked' && Object.keys(refusals).length > 0) return { kind: 'refused' };
  if (phase === 'blocked') return { kind: 'failed', onRetry };
  if (phase === 'pending' || phase === 'saving') return online ? { kind: 'saving' } : { kind: 'offline' };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'idle' };
}

/** Where the reader's work is right now, in the engine's own words. */
export function SavingLine(props: Props) {
  return <SaveState saving={savingOf(props, useOnline())} />;
}
