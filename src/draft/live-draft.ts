import type { DraftChanges, DraftSaved } from '@contract/draft';
import type { Fields } from '@contract/rules/draft-fields';
import { translate } from '@/request/translate';
import { isSignedInAsOther } from '@/utils/credential-owner';
import { newRandomId } from '@/utils/random-id';
import { createDraft } from './createDraft';
import type { BeginOutcome, Draft, DraftPorts } from './draft-shape';
import { type DraftName, draftStorage } from './draft-storage';
import type { NewRecord } from './new-record';
import { notePendingSave } from './pending-saves';
import type { Kept } from './recall';
import { outcomeOf, type Refusal, refusalOf } from './save-outcome';

/** A kind of record that is edited as a draft: how it is read and written. */
export interface DraftSource<R extends { version: number }> {
  record: R;
  /** What an earlier visit left on this device. */
  kept: Kept;
  nameOf: (record: R) => DraftName;
  fieldsOf: (record: R) => Fields;
  turnOf: DraftPorts<R>['turnOf'];
  isRows: (path: string) => boolean;
  save: (record: R, body: DraftChanges) => Promise<{ reply: DraftSaved; facts?: Partial<R> }>;
  load: (record: R) => Promise<R>;
  /** For a record that does not exist yet. */
  fresh?: {
    as: NewRecord;
    make: (key: string) => Promise<R>;
    /** Called when the record exists, so that its address can replace the one of the new form. */
    onMade: (record: R) => void;
  } | null;
}

interface LiveDraft<R> {
  draft: Draft<R>;
  /** Starts listening to other tabs, the network and the page; returns the function that stops it. */
  join: () => () => void;
}

/**
 * The message that a form sends when it is closed. It is unique to this tab, whose next form has read the record
 * already.
 */
const LEFT = `left ${newRandomId()}`;

/** Names one record's draft between the tabs of a browser. */
const channelName = (name: DraftName): string => `kaichuang-draft-${name}`;

/** A draft connected to its surroundings: the device, the other tabs, the network, the end of the page. */
export const openDraft = <R extends { version: number }>(
  source: DraftSource<R>,
  userId: number,
): LiveDraft<R> => {
  const { fresh, nameOf } = source;
  let name = fresh ? fresh.as.name : nameOf(source.record);
  let channel: BroadcastChannel | null = null;
  let isLeft = false;

  const listen = (): void => {
    channel?.close();
    // Where nothing is stored on the device, there is nothing to share with other tabs (public/boot.js).
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(channelName(name));
    channel.addEventListener('message', ({ data }) => {
      if (data !== LEFT) refresh();
    });
  };
  /** While another person is signed in, edits stay here, and saving is retried until their owner is back. */
  const notTheirs = (): Refusal | null =>
    isSignedInAsOther(userId) ? { kind: 'failed', reason: translate('request.status.401.failure') } : null;
  const begin = async (): Promise<BeginOutcome<R>> => {
    if (!fresh) throw new Error('only a new record is begun');
    const refusal = notTheirs();
    if (refusal) return refusal;
    try {
      const record = await fresh.make(fresh.as.key);
      name = nameOf(record);
      return { kind: 'begun', record, storage: draftStorage(userId, name) };
    } catch (error) {
      return refusalOf(error);
    }
  };
  const onBegun = (record: R): void => {
    if (isLeft) return;
    listen();
    fresh?.onMade(record);
  };
  const ports: DraftPorts<R> = {
    ...(fresh ? { begin, onBegun } : {}),
    save: async (record, changes, resolve) =>
      notTheirs() ??
      outcomeOf(changes, () => source.save(record, { changes, ...(resolve.length > 0 ? { resolve } : {}) })),
    load: source.load,
    fieldsOf: source.fieldsOf,
    turnOf: source.turnOf,
    storage: draftStorage(userId, name),
    isRows: source.isRows,
    now: Date.now,
    announce: () => channel?.postMessage('saved'),
  };
  const draft = createDraft(source.record, ports, source.kept);
  function refresh(): void {
    // Without a network the record is read again once it is online.
    draft.refresh().catch(() => undefined);
  }
  const onVisible = (): void => (document.visibilityState === 'hidden' ? void draft.flush() : refresh());
  const onOnline = (): void => {
    void draft.flush();
    refresh();
  };
  const warn = (event: BeforeUnloadEvent): void => {
    if (Object.keys(draft.view().state.edits).length > 0) event.preventDefault();
  };
  const leave = (): void => {
    isLeft = true;
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('beforeunload', warn);
    const words = draft.flush().finally(() => {
      draft.dispose();
      // The form may have been closed because the record was submitted, so other tabs read it again.
      channel?.postMessage(LEFT);
      channel?.close();
      fresh?.as.release();
    });
    notePendingSave(name, words);
  };
  const join = (): (() => void) => {
    listen();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', warn);
    void draft.flush();
    return leave;
  };
  return { draft, join };
};
