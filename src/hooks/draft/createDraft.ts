import type { Application } from '@contract/apply';
import type { FieldConflict } from '@contract/draft';
import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import type { FieldChange } from '@contract/rules/merge';
import {
  acknowledge,
  adopt,
  changesToSend,
  type DraftState,
  edit,
  emptyDraft,
  fieldOf,
  resolve,
} from './draft-state';
import type { DraftStorage } from './draft-storage';
import type { SaveOutcome, SaveReply } from './save-outcome';

/** Pause after the last keystroke before the service is told (req:forms-autosave). */
export const SAVE_PAUSE_MS = 2000;
/** First wait after a failed save; doubles up to the longest. */
const RETRY_MS = 4000;
const RETRY_LONGEST_MS = 60_000;

/**
 * The one status line (req:forms-autosave). `blocked`: the service will not take it (deadline, lost right); kept on
 * the device.
 */
export type SavePhase = 'idle' | 'pending' | 'saving' | 'saved' | 'failed' | 'blocked';

export interface DraftView {
  state: DraftState;
  phase: SavePhase;
  savedAt: string | null;
  /** Why the last save did not go through. */
  reason: string | null;
  application: Application;
}

export interface DraftPorts {
  save: (changes: FieldChange[], resolved: string[]) => Promise<SaveOutcome>;
  /** Reads the record again; `fields` is its flat form. */
  load: () => Promise<{ application: Application; fields: Fields }>;
  storage: DraftStorage;
  isRows: (path: string) => boolean;
  now: () => number;
  /** Tells other tabs that something was saved. */
  announce: () => void;
}

export interface Draft {
  view: () => DraftView;
  subscribe: (listener: () => void) => () => void;
  value: (path: string) => FieldValue;
  conflict: (path: string) => FieldConflict | undefined;
  set: (path: string, value: FieldValue) => void;
  resolve: (path: string, take: 'mine' | 'theirs') => void;
  /** Sends now; resolves when nothing that can be sent is left, or false when it could not. */
  flush: () => Promise<boolean>;
  /** Reads the record again, e.g. when the window gets the focus or another tab has saved. */
  refresh: () => Promise<void>;
  /** Edits left on the device from an earlier visit are laid over what the service has. */
  restore: () => Promise<void>;
  dispose: () => void;
}

/** A draft that is on the device at once, with the service 2 s later, and never silently overwritten. */
export const createDraft = (application: Application, fields: Fields, ports: DraftPorts): Draft => {
  let view: DraftView = {
    state: { ...emptyDraft, server: fields, version: application.version },
    phase: 'idle',
    savedAt: null,
    reason: null,
    application,
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  let disposed = false;
  const chosen = new Set<string>();
  /** Fields whose value the service refused: they wait on the device until they are edited again. */
  const refused = new Set<string>();

  const update = (next: Partial<DraftView>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const schedule = (wait: number): void => {
    clearTimeout(timer);
    if (!disposed) timer = setTimeout(() => void flush(), wait);
  };

  const refresh = async (): Promise<void> => {
    if (running) await running;
    const fresh = await ports.load();
    if (fresh.application.version < view.state.version) return;
    update({
      application: fresh.application,
      state: adopt(view.state, fresh.fields, fresh.application.version, ports.isRows),
    });
  };

  /** Somebody else saved in between: their record is read, ours stays on top. */
  const adoptNewer = async (): Promise<void> => {
    try {
      const { application: fresh, fields: now } = await ports.load();
      update({ application: fresh, state: adopt(view.state, now, fresh.version, ports.isRows) });
    } catch {
      schedule(RETRY_MS); // saving again reads the record again
    }
  };

  const isWaiting = (state: DraftState): boolean =>
    changesToSend(state).some(({ path }) => !refused.has(path));

  const phaseAtRest = (): Pick<DraftView, 'phase' | 'reason'> =>
    refused.size > 0 ? { phase: 'blocked', reason: view.reason } : { phase: 'saved', reason: null };

  const takeOver = async (
    sent: readonly FieldChange[],
    sentAt: Map<string, number>,
    reply: SaveReply,
  ): Promise<void> => {
    const known = view.state.version;
    const inConflict = new Set(reply.conflicts.map(({ path }) => path));
    for (const { path } of sent) {
      chosen.delete(path);
      if (!inConflict.has(path)) await ports.storage.forget(path, sentAt.get(path) ?? 0);
    }
    const state = acknowledge(view.state, sent, reply);
    const { version, sectionStatus, verdicts, savedAt } = reply;
    const rest = isWaiting(state) ? { phase: 'pending' as const, reason: null } : phaseAtRest();
    update({
      state,
      application: { ...view.application, version, sectionStatus, verdicts },
      savedAt,
      ...rest,
    });
    ports.announce();
    if (version > known + 1) void adoptNewer();
  };

  const saveOnce = async (): Promise<boolean> => {
    const sent = changesToSend(view.state).filter(({ path }) => !refused.has(path));
    if (sent.length === 0) return refused.size === 0;
    const paths = sent.map(({ path }) => path);
    const sentAt = new Map(paths.map((path) => [path, view.state.edits[path]?.at ?? 0]));
    update({ phase: 'saving' });
    const outcome = await ports.save(
      sent,
      paths.filter((path) => chosen.has(path)),
    );
    if (outcome.kind === 'saved') {
      failures = 0;
      await takeOver(sent, sentAt, outcome.reply);
      return saveOnce();
    }
    update({ phase: outcome.kind === 'refused' ? 'blocked' : outcome.kind, reason: outcome.reason });
    if (outcome.kind !== 'refused') return false;
    for (const path of outcome.paths) refused.add(path);
    return saveOnce();
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= saveOnce().finally(() => {
      running = undefined;
      if (view.phase === 'failed') schedule(Math.min(RETRY_MS * 2 ** failures++, RETRY_LONGEST_MS));
    });
    return running;
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    value: (path) => fieldOf(view.state, path),
    conflict: (path) => view.state.conflicts[path],
    set: (path, value) => {
      const state = edit(view.state, path, value, ports.now());
      const held = state.edits[path];
      const kept = held ? ports.storage.write(path, held) : ports.storage.forget(path, ports.now());
      kept.catch(() => update({ reason: 'device' }));
      refused.delete(path);
      update({ state, phase: 'pending' });
      schedule(SAVE_PAUSE_MS);
    },
    resolve: (path, take) => {
      const at = view.state.edits[path]?.at ?? ports.now();
      update({ state: resolve(view.state, path, take) });
      if (take === 'theirs') void ports.storage.forget(path, at);
      else {
        chosen.add(path);
        schedule(0);
      }
    },
    flush,
    refresh,
    restore: async () => {
      const edits = await ports.storage.read();
      if (Object.keys(edits).length === 0) return;
      const state = adopt(
        { ...view.state, edits: { ...edits, ...view.state.edits } },
        view.state.server,
        view.state.version,
        () => false,
      );
      update({ state, phase: Object.keys(state.edits).length > 0 ? 'pending' : view.phase });
      schedule(0);
    },
    dispose: () => {
      disposed = true;
      clearTimeout(timer);
      listeners.clear();
    },
  };
};
