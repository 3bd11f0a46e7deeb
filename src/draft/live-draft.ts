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
  /** Of a record that is not there yet. */
  fresh?: {
    as: NewRecord;
    make: (key: string) => Promise<R>;
    /** It is there now: its address takes the place of the one without it. */
    onMade: (record: R) => void;
  } | null;
}

interface LiveDraft<R> {
  draft: Draft<R>;
  /** Begins to listen to other tabs, the network and the page; answers how to leave. */
  join: () => () => void;
}

/** What a form of this tab says when it is left: the one that takes its place has its record already. */
const LEFT = `left ${newRandomId()}`;

/** Names one record's draft between the tabs of a browser. */
const channelName = (name: DraftName): string => `kaichuang-draft-${name}`;

/** A draft with everything around it: the device, the other tabs, the network, the end of the page. */
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
    // Where nothing is kept, no other tab shares it (public/boot.js).
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(channelName(name));
    channel.addEventListener('message', ({ data }) => {
      if (data !== LEFT) refresh();
    });
  };
  /** Kept here and tried again, until its owner is back. */
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
    // Without a network the record is read again when it is back.
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
      // Whoever leaves it may have handed it in.
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
