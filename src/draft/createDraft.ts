import type { FieldChange } from '@contract/rules/merge';
import { MINUTE_MS } from '@contract/time-units';
import { recovered, setAside, sortKept } from './aside';
import { deviceKeeping } from './device-keeping';
import type { Draft, DraftPorts, DraftView, Versioned } from './draft-shape';
import {
  acknowledge,
  adopt,
  beginWith,
  changesToSend,
  type DraftState,
  type Edit,
  edit,
  emptyDraft,
  fieldOf,
  noteSent,
  refusedAsSent,
  resolve,
  sentEdit,
} from './draft-state';
import { isMissing, type Refusal, type Refusals, type SaveOutcome } from './save-outcome';

/** Pause after the last keystroke before the service is told (req:forms-autosave). */
export const SAVE_PAUSE_MS = 2000;
/** First wait after a failed save; doubles up to a minute. */
const RETRY_MS = 4000;

/**
 * A draft that is on the device at once, with the service 2 s later, and never silently overwritten. What an earlier
 * visit left on the device (`kept`) lies over the record from the first moment.
 */
export const createDraft = <R extends Versioned>(
  record: R,
  ports: DraftPorts<R>,
  kept: Record<string, Edit> = {},
): Draft<R> => {
  const { fieldsOf, isRows, turnOf } = ports;
  let { storage } = ports;
  const found = sortKept(kept);
  const adopted = adopt({ ...emptyDraft, ...found }, fieldsOf(record), record.version, () => false);
  const { state: restored, moved: outdated } = setAside(adopted, turnOf(record));
  let view: DraftView<R> = {
    state: restored,
    phase: Object.keys(restored.edits).length > 0 ? 'pending' : 'idle',
    savedAt: null,
    reason: null,
    refusals: {},
    record,
    isGone: false,
    isNew: ports.begin !== undefined,
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  let disposed = false;
  const chosen = new Set<string>();

  const update = (next: Partial<DraftView<R>>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const schedule = (wait: number): void => {
    clearTimeout(timer);
    if (!disposed) timer = setTimeout(() => void flush(), wait);
  };

  const { forgetGone, forgetAside, keepAside } = deviceKeeping(
    () => storage,
    () => update({ reason: 'device' }),
  );
  forgetGone(found.edits, adopted.edits);
  forgetAside(found.aside, restored.aside);
  keepAside(outdated);

  /** The refusals of fields that are still edited as they were refused. */
  const refusalsBut = (mended: (path: string) => boolean): Refusals =>
    Object.fromEntries(Object.entries(view.refusals).filter(([path]) => !mended(path)));

  const take = (fresh: R): void => {
    const before = view.state;
    const next = adopt(before, fieldsOf(fresh), fresh.version, isRows);
    const { state, moved } = setAside(next, turnOf(fresh));
    const isAtRest = Object.keys(moved).length > 0 && Object.keys(state.edits).length === 0;
    const refusals = refusalsBut((path) => !state.edits[path]);
    update({ record: fresh, state, refusals, ...(isAtRest ? { phase: 'idle', reason: null } : {}) });
    forgetGone(before.edits, next.edits);
    forgetAside(before.aside, state.aside);
    keepAside(moved);
  };

  const refresh = async (): Promise<void> => {
    let fresh: R;
    do {
      if (running) await running;
      if (view.isNew) return;
      fresh = await ports.load(view.record);
      // What was read beside a save may stand before it or after it.
    } while (running);
    if (fresh.version >= view.state.version) take(fresh);
  };

  /** Makes the record. From then on what is typed is kept under its own name. */
  const begin = async (make: NonNullable<typeof ports.begin>): Promise<boolean> => {
    update({ phase: 'saving' });
    const outcome = await make();
    if (outcome.kind !== 'begun') {
      update({ phase: outcome.kind, reason: outcome.reason });
      return false;
    }
    const before = storage;
    storage = outcome.storage;
    const made = outcome.record;
    const state = beginWith(view.state, fieldsOf(made), made.version);
    update({ record: made, isNew: false, state, reason: null });
    for (const [path, held] of Object.entries(view.state.edits)) {
      await storage.write(path, held).catch(() => update({ reason: 'device' }));
      await before.forget(path, held.at).catch(() => update({ reason: 'device' }));
    }
    ports.onBegun?.(made);
    return true;
  };

  const waiting = (state: DraftState): FieldChange[] =>
    changesToSend(state).filter(({ path }) => !(path in view.refusals));
  const hasRefusals = (): boolean => Object.keys(view.refusals).length > 0;

  const phaseAtRest = (): Pick<DraftView<R>, 'phase' | 'reason'> => ({
    phase: hasRefusals() ? 'blocked' : 'saved',
    reason: null,
  });

  /** What cannot be forgotten now is so when the record is opened next. */
  const forget = (path: string, at: number): Promise<void> =>
    storage.forget(path, at).catch(() => update({ reason: 'device' }));

  const takeOver = async (
    sent: readonly FieldChange[],
    { reply, facts }: Extract<SaveOutcome<R>, { kind: 'saved' }>,
  ): Promise<void> => {
    failures = 0;
    const known = view.state.version;
    const inConflict = new Set(reply.conflicts.map(({ path }) => path));
    for (const change of sent) {
      const { path } = change;
      const held = sentEdit(view.state, change);
      chosen.delete(path);
      if (held && !inConflict.has(path)) await forget(path, held.at);
    }
    const state = acknowledge(view.state, sent, reply);
    const { version, savedAt } = reply;
    const rest = waiting(state).length > 0 ? { phase: 'pending' as const, reason: null } : phaseAtRest();
    update({ state, record: { ...view.record, ...facts, version }, savedAt, ...rest });
    ports.announce();
    // Somebody else saved in between: their record is read, ours stays on top.
    if (version > known + 1) refresh().catch(() => undefined);
  };

  const refuse = (sent: readonly FieldChange[], refusals: Refusals): void => {
    const state = noteSent(view.state, sent, false);
    const found = refusedAsSent(state, sent, refusals);
    update({ state, phase: 'blocked', reason: null, refusals: { ...view.refusals, ...found } });
  };

  /** Refused for good, it may be in others' hands by now: whoever still looks at it sees that. */
  const stopAt = async (sent: readonly FieldChange[], { kind, reason }: Refusal): Promise<false> => {
    update({ phase: kind, reason });
    if (kind === 'blocked') {
      update({ state: noteSent(view.state, sent, false) });
      if (listeners.size > 0)
        await ports.load(view.record).then(take, (error) => update({ isGone: isMissing(error) }));
    }
    return false;
  };

  const saveOnce = async (): Promise<boolean> => {
    const sent = waiting(view.state);
    if (sent.length === 0) {
      // What was typed and taken back leaves nothing to send.
      if (view.phase === 'pending' || view.phase === 'saving') update(phaseAtRest());
      return !hasRefusals();
    }
    if (view.isNew && ports.begin) return (await begin(ports.begin)) && saveOnce();
    update({ phase: 'saving', state: noteSent(view.state, sent, true) });
    const resolved = sent.map(({ path }) => path).filter((path) => chosen.has(path));
    const outcome = await ports.save(view.record, sent, resolved);
    if (outcome.kind === 'saved') await takeOver(sent, outcome);
    else if (outcome.kind === 'refused') refuse(sent, outcome.refusals);
    else return stopAt(sent, outcome);
    return saveOnce();
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= saveOnce().finally(() => {
      running = undefined;
      if (view.phase === 'failed') schedule(Math.min(RETRY_MS * 2 ** failures++, MINUTE_MS));
    });
    return running;
  };

  const set: Draft<R>['set'] = (path, value) => {
    const turn = turnOf(view.record);
    const state = edit(view.state, path, value, { at: ports.now(), ...(turn === null ? {} : { turn }) });
    const held = state.edits[path];
    if (held) storage.write(path, held).catch(() => update({ reason: 'device' }));
    else void forget(path, ports.now());
    update({ state, phase: 'pending', refusals: refusalsBut((mended) => mended === path) });
    schedule(SAVE_PAUSE_MS);
  };
  const discard = (): void => {
    forgetAside(view.state.aside, {});
    update({ state: { ...view.state, aside: {} } });
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    value: (path) => fieldOf(view.state, path),
    conflict: (path) => view.state.conflicts[path],
    set,
    resolve: (path, take) => {
      const at = view.state.edits[path]?.at ?? ports.now();
      const refusals = refusalsBut((settled) => settled === path);
      update({ state: resolve(view.state, path, take), refusals });
      if (take === 'theirs') void forget(path, at);
      else {
        chosen.add(path);
        schedule(0);
      }
    },
    flush,
    refresh,
    recover: () => {
      for (const path of Object.keys(view.state.aside))
        set(path, recovered(view.state, path, isRows(path)) ?? null);
      discard();
    },
    discard,
    dispose: () => {
      disposed = true;
      clearTimeout(timer);
      listeners.clear();
    },
  };
};
