import type { FieldChange } from '@contract/rules/merge';
import type { Observable } from '@/utils/observable';
import type { DeviceKeeping } from './device-keeping';
import type { DraftPorts, DraftView, Versioned } from './draft-shape';
import {
  acknowledge,
  beginWith,
  changesToSend,
  type DraftState,
  noteSent,
  refusedAsSent,
  sentEdit,
} from './draft-state';
import { isMissing, type Refusal, type Refusals, type SaveOutcome } from './save-outcome';

interface Saving<R extends Versioned> {
  ports: DraftPorts<R>;
  shown: Observable<DraftView<R>>;
  device: DeviceKeeping;
  /** Fields whose conflict the person has resolved in favour of their own value: it replaces the service's value. */
  chosen: Set<string>;
  /** A newer record was read. */
  take: (fresh: R) => void;
  refresh: () => Promise<void>;
  onReached: () => void;
}

/** Sends waiting changes until none is left that can be sent; resolves to false if it could not. */
export const draftSaving = <R extends Versioned>({ ports, shown, device, chosen, ...on }: Saving<R>) => {
  const { view, update } = shown;

  const waiting = (state: DraftState): FieldChange[] =>
    changesToSend(state).filter(({ path }) => !(path in view().refusals));
  const hasRefusals = (): boolean => Object.keys(view().refusals).length > 0;
  const phaseAtRest = (): Pick<DraftView<R>, 'phase' | 'reason'> => ({
    phase: hasRefusals() ? 'blocked' : 'saved',
    reason: null,
  });

  /** Creates the record. From then on edits are stored under its own name. */
  const begin = async (make: NonNullable<typeof ports.begin>): Promise<boolean> => {
    update({ phase: 'saving' });
    const outcome = await make();
    if (outcome.kind !== 'begun') {
      update({ phase: outcome.kind, reason: outcome.reason });
      return false;
    }
    const { record, storage } = outcome;
    const state = beginWith(view().state, ports.fieldsOf(record), record.version);
    update({ record, isNew: false, state, reason: null });
    await device.moveTo(storage, state.edits);
    ports.onBegun?.(record);
    return true;
  };

  const takeOver = async (
    sent: readonly FieldChange[],
    { reply, facts }: Extract<SaveOutcome<R>, { kind: 'saved' }>,
  ): Promise<void> => {
    on.onReached();
    const known = view().state.version;
    const inConflict = new Set(reply.conflicts.map(({ path }) => path));
    for (const change of sent) {
      const { path } = change;
      const held = sentEdit(view().state, change);
      chosen.delete(path);
      if (held && !inConflict.has(path)) await device.forget(path, held.at);
    }
    const state = acknowledge(view().state, sent, reply);
    const { version, savedAt } = reply;
    const rest = waiting(state).length > 0 ? { phase: 'pending' as const, reason: null } : phaseAtRest();
    update({ state, record: { ...view().record, ...facts, version }, savedAt, ...rest });
    ports.announce();
    // Somebody else saved in between: their record is read, and own edits stay over it.
    if (version > known + 1) on.refresh().catch(() => undefined);
  };

  const refuse = (sent: readonly FieldChange[], refusals: Refusals): void => {
    const state = noteSent(view().state, sent, false);
    const found = refusedAsSent(state, sent, refusals);
    update({ state, phase: 'blocked', reason: null, refusals: { ...view().refusals, ...found } });
  };

  /**
   * On a final refusal the record may be in others' hands by now: it is read again if the page is still open, to show
   * that.
   */
  const stopAt = async (sent: readonly FieldChange[], { kind, reason }: Refusal): Promise<false> => {
    update({ phase: kind, reason });
    if (kind === 'blocked') {
      update({ state: noteSent(view().state, sent, false) });
      if (shown.hasListeners())
        await ports.load(view().record).then(on.take, (error) => update({ isGone: isMissing(error) }));
    }
    return false;
  };

  const save = async (): Promise<boolean> => {
    const { state, phase, isNew, record } = view();
    const sent = waiting(state);
    if (sent.length === 0) {
      // Edits that were typed and taken back leave nothing to send.
      if (phase === 'pending' || phase === 'saving') update(phaseAtRest());
      return !hasRefusals();
    }
    if (isNew && ports.begin) return (await begin(ports.begin)) && save();
    update({ phase: 'saving', state: noteSent(state, sent, true) });
    const resolved = sent.map(({ path }) => path).filter((path) => chosen.has(path));
    const outcome = await ports.save(record, sent, resolved);
    if (outcome.kind === 'saved') await takeOver(sent, outcome);
    else if (outcome.kind === 'refused') refuse(sent, outcome.refusals);
    else return stopAt(sent, outcome);
    return save();
  };
  return save;
};
