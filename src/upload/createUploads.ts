import type { Attachment } from '@contract/attachment';
import { asWritten, type Word } from '@contract/word';
import type { Upload, UploadNews } from '@/request/upload';
import type { KeptFile, UploadStorage } from './upload-storage';

/** `checking`: the bytes have arrived, the service looks at the content. */
export type UploadPhase = 'waiting' | 'sending' | 'paused' | 'interrupted' | 'checking' | 'refused';

export interface UploadItem {
  id: string;
  /** Where the file belongs; what that means is the caller's business. */
  slot: string;
  name: string;
  size: number;
  /** Grows with each file that is chosen: they end in another order than the one they were chosen in. */
  chosen: number;
  sent: number;
  phase: UploadPhase;
  /** Why it was refused, in the service's words. */
  problem: Word | null;
  /** Refused for what it is: sent again it would be refused again. */
  isFinal?: boolean;
}

export interface FileFacts {
  name: string;
  size: number;
}

export interface UploadsView {
  items: readonly UploadItem[];
  /** Files that arrived during this visit, by id. */
  arrived: Readonly<Record<string, FileFacts>>;
}

export interface UploadsPorts {
  send: (file: File, owner: string, news: UploadNews) => Upload;
  inspect: (id: string) => Promise<Pick<Attachment, 'state' | 'refusalWord'>>;
  storage: UploadStorage;
  newId: () => string;
}

/** `later`: files of the same slot that were chosen after this one and are there already. */
export type Deliver = (slot: string, fileId: string, later: ReadonlySet<string>) => void;

/** Files of one application on their way. They go on while the person is at another step of the form. */
export interface Uploads {
  view: () => UploadsView;
  subscribe: (listener: () => void) => () => void;
  /** Who takes a file that is ready; whoever came last. */
  bind: (deliver: Deliver) => void;
  add: (slot: string, files: readonly File[]) => void;
  pause: (id: string) => void;
  /** Goes on after a pause or a cut, tries a refused one again. */
  resume: (id: string) => void;
  remove: (id: string) => void;
  /** Goes on with everything that was cut, e.g. when the line is back. */
  resumeInterrupted: () => void;
  /** Files that an earlier visit could not finish. */
  restore: () => Promise<void>;
}

/** More would only share the same line. */
const AT_ONCE = 3;
/** The service has looked at the content; everything else it may refuse can change, such as the room that is left. */
const CONTENT_REFUSED = 'upload.refused';
const LOOK_MS = 1000;
const LOOKS_MOST = 30;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export const createUploads = (owner: string, ports: UploadsPorts): Uploads => {
  let view: UploadsView = { items: [], arrived: {} };
  let deliver: Deliver | null = null;
  const listeners = new Set<() => void>();
  const delivered: { slot: string; fileId: string; chosen: number }[] = [];
  let lastChosen = 0;
  /** `fileId`: every byte is with the service, and only its look at the content is still missing. */
  const lines = new Map<string, { upload: Upload; release: () => void; fileId?: string }>();

  const show = (next: Partial<UploadsView>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const find = (id: string): UploadItem | undefined => view.items.find((item) => item.id === id);
  const change = (id: string, next: Partial<UploadItem>): void =>
    show({ items: view.items.map((item) => (item.id === id ? { ...item, ...next } : item)) });

  const pump = (): void => {
    const busy = view.items.filter(({ phase }) => phase === 'sending').length;
    for (const { id } of view.items
      .filter(({ phase }) => phase === 'waiting')
      .slice(0, Math.max(0, AT_ONCE - busy))) {
      change(id, { phase: 'sending' });
      lines.get(id)?.upload.start();
    }
  };
  const settle = (id: string, next: Partial<UploadItem>): void => {
    change(id, next);
    pump();
  };

  const drop = (id: string): void => {
    lines.get(id)?.release();
    lines.delete(id);
    void ports.storage.forget(id);
    show({ items: view.items.filter((item) => item.id !== id) });
    pump();
  };

  // A reload must not send it once more; trying again from the list still works.
  const refuse = (id: string, problem: Word | null, isFinal = false): void => {
    void ports.storage.forget(id);
    settle(id, { phase: 'refused', problem, isFinal });
  };

  const look = async (id: string, fileId: string, looks = 1): Promise<void> => {
    const { state, refusalWord = null } = await ports.inspect(fileId);
    const item = find(id);
    if (!item) return;
    if (state === 'ready') {
      show({ arrived: { ...view.arrived, [fileId]: { name: item.name, size: item.size } } });
      const { slot, chosen } = item;
      const later = delivered.filter((other) => other.slot === slot && other.chosen > chosen);
      deliver?.(slot, fileId, new Set(later.map((other) => other.fileId)));
      delivered.push({ slot, fileId, chosen });
      drop(id);
    } else if (state === 'refused') refuse(id, refusalWord, true);
    else if (looks === LOOKS_MOST) settle(id, { phase: 'interrupted' });
    else {
      await wait(LOOK_MS);
      await look(id, fileId, looks + 1);
    }
  };

  const check = (id: string, fileId: string): void => {
    settle(id, { phase: 'checking', sent: find(id)?.size ?? 0 });
    look(id, fileId).catch(() => settle(id, { phase: 'interrupted' }));
  };

  const newsOf = (id: string): UploadNews => ({
    progress: (sent) => change(id, { sent }),
    arrived: (fileId) => {
      const line = lines.get(id);
      if (line) line.fileId = fileId;
      check(id, fileId);
    },
    interrupted: () => settle(id, { phase: 'interrupted' }),
    refused: ({ failure: { serverMessage, errorCode } }) =>
      refuse(id, serverMessage ? asWritten(serverMessage) : null, errorCode === CONTENT_REFUSED),
  });

  const enter = (id: string, { slot, file, chosen = 0 }: KeptFile, release: () => void): void => {
    lines.set(id, { upload: ports.send(file, `${owner}/${slot}`, newsOf(id)), release });
    const item: UploadItem = {
      id,
      slot,
      name: file.name,
      size: file.size,
      chosen,
      sent: 0,
      phase: 'waiting',
      problem: null,
    };
    show({ items: [...view.items, item] });
  };

  const resume = (id: string): void => {
    const fileId = lines.get(id)?.fileId;
    if (fileId) check(id, fileId);
    else settle(id, { phase: 'waiting', problem: null, isFinal: false });
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bind: (next) => {
      deliver = next;
    },
    add: (slot, files) => {
      for (const file of files) {
        const id = ports.newId();
        // By the clock, so that it also orders what different visits chose.
        lastChosen = Math.max(lastChosen + 1, Date.now());
        const kept = { slot, file, chosen: lastChosen };
        enter(id, kept, () => undefined);
        // A device without room still uploads; only a reload would then ask for the file again.
        ports.storage.keep(id, kept).catch(() => undefined);
        void ports.storage.claim(id).then((release) => {
          const line = lines.get(id);
          if (line && release) line.release = release;
          else release?.();
        });
      }
      pump();
    },
    pause: (id) => {
      lines.get(id)?.upload.pause();
      settle(id, { phase: 'paused' });
    },
    resume,
    remove: (id) => {
      lines.get(id)?.upload.cancel();
      drop(id);
    },
    resumeInterrupted: () => {
      for (const { id, phase } of view.items) if (phase === 'interrupted') resume(id);
    },
    restore: async () => {
      const unfinished = await ports.storage.list();
      for (const { id, ...kept } of unfinished.sort((a, b) => (a.chosen ?? 0) - (b.chosen ?? 0))) {
        if (find(id)) continue;
        // Another tab is sending it.
        const release = await ports.storage.claim(id);
        if (release) enter(id, kept, release);
      }
      pump();
    },
  };
};
