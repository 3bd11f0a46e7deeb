import { observable } from '@/utils/observable';
import { recovered, setAside, sortKept } from './aside';
import { deviceKeeping } from './device-keeping';
import { draftSaving } from './draft-saving';
import type { Draft, DraftPorts, DraftView, Versioned } from './draft-shape';
import { adopt, type Edit, edit, emptyDraft, fieldOf, resolve } from './draft-state';
import type { Refusals } from './save-outcome';
import { savePace } from './save-pace';

/** Pause after the last keystroke before the service is told (req:forms-autosave). */
export const SAVE_PAUSE_MS = 2000;

/** The record with the edits of an earlier visit over it; edits that belong to another turn are set aside. */
const laidOver = <R extends Versioned>(
  record: R,
  { fieldsOf, turnOf }: DraftPorts<R>,
  kept: Record<string, Edit>,
) => {
  const found = sortKept(kept);
  const adopted = adopt({ ...emptyDraft, ...found }, fieldsOf(record), record.version, () => false);
  return { found, adopted, ...setAside(adopted, turnOf(record)) };
};

/**
 * A draft that is stored on the device at once, sent to the service 2 s later, and never silently overwritten. Edits of
 * an earlier visit (`kept`) are over the record from the first moment.
 */
export const createDraft = <R extends Versioned>(
  record: R,
  ports: DraftPorts<R>,
  kept: Record<string, Edit> = {},
): Draft<R> => {
  const { fieldsOf, isRows, turnOf } = ports;
  const { found, adopted, state: restored, moved: outdated } = laidOver(record, ports, kept);
  const shown = observable<DraftView<R>>({
    state: restored,
    phase: Object.keys(restored.edits).length > 0 ? 'pending' : 'idle',
    savedAt: null,
    reason: null,
    refusals: {},
    record,
    isGone: false,
    isNew: ports.begin !== undefined,
  });
  const { view, update, subscribe } = shown;
  const device = deviceKeeping(ports.storage, () => update({ reason: 'device' }));
  const chosen = new Set<string>();

  device.forgetGone(found.edits, adopted.edits);
  device.forgetAside(found.aside, restored.aside);
  device.keepAside(outdated);

  /** The refusals that remain: those of fields that have not been changed since. */
  const refusalsBut = (mended: (path: string) => boolean): Refusals =>
    Object.fromEntries(Object.entries(view().refusals).filter(([path]) => !mended(path)));

  const take = (fresh: R): void => {
    const before = view().state;
    const next = adopt(before, fieldsOf(fresh), fresh.version, isRows);
    const { state, moved } = setAside(next, turnOf(fresh));
    const isAtRest = Object.keys(moved).length > 0 && Object.keys(state.edits).length === 0;
    const refusals = refusalsBut((path) => !state.edits[path]);
    update({ record: fresh, state, refusals, ...(isAtRest ? { phase: 'idle', reason: null } : {}) });
    device.forgetGone(before.edits, next.edits);
    device.forgetAside(before.aside, state.aside);
    device.keepAside(moved);
  };

  const refresh = async (): Promise<void> => {
    let fresh: R;
    do {
      if (pace.running()) await pace.running();
      if (view().isNew) return;
      fresh = await ports.load(view().record);
      // A record read during a save may be from before it or after it, so it is read again.
    } while (pace.running());
    if (fresh.version >= view().state.version) take(fresh);
  };

  const onReached = (): void => pace.reached();
  const save = draftSaving({ ports, shown, device, chosen, take, refresh, onReached });
  const pace = savePace(save, () => view().phase === 'failed');

  const set: Draft<R>['set'] = (path, value) => {
    const turn = turnOf(view().record);
    const state = edit(view().state, path, value, { at: ports.now(), ...(turn === null ? {} : { turn }) });
    const held = state.edits[path];
    void (held ? device.keep(path, held) : device.forget(path, ports.now()));
    update({ state, phase: 'pending', refusals: refusalsBut((mended) => mended === path) });
    pace.sendIn(SAVE_PAUSE_MS);
  };
  const discard = (): void => {
    const { state } = view();
    device.forgetAside(state.aside, {});
    update({ state: { ...state, aside: {} } });
  };

  return {
    view,
    subscribe,
    value: (path) => fieldOf(view().state, path),
    conflict: (path) => view().state.conflicts[path],
    set,
    resolve: (path, take) => {
      const { state } = view();
      const refusals = refusalsBut((settled) => settled === path);
      update({ state: resolve(state, path, take), refusals });
      if (take === 'theirs') void device.forget(path, state.edits[path]?.at ?? ports.now());
      else {
        chosen.add(path);
        pace.sendIn(0);
      }
    },
    flush: pace.send,
    refresh,
    recover: () => {
      const { aside } = view().state;
      for (const path of Object.keys(aside)) set(path, recovered(view().state, path, isRows(path)) ?? null);
      discard();
    },
    discard,
    dispose: () => {
      pace.end();
      shown.end();
    },
  };
};
