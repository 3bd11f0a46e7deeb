import { asWritten } from '@contract/word';
import type { UploadNews } from '@/request/upload';
import { deliveries, verdictOn } from './arrivals';
import { uploadQueue } from './upload-queue';
import type { UploadItem, Uploads, UploadsPorts } from './upload-shape';
import type { KeptFile } from './upload-storage';

/** The service has looked at the content; everything else it may refuse can change, such as the room that is left. */
const CONTENT_REFUSED = 'upload.refused';

export const createUploads = (owner: string, ports: UploadsPorts): Uploads => {
  const { view, update, subscribe, lines, find, change, pump, settle, drop, refuse } = uploadQueue(
    ports.storage,
  );
  const { bind, hand } = deliveries();
  let lastChosen = 0;

  const look = async (id: string, fileId: string): Promise<void> => {
    const { state, refusalWord = null } = await verdictOn(
      fileId,
      ports.inspect,
      () => find(id) !== undefined,
    );
    const item = find(id);
    if (!item) return;
    if (state === 'ready') {
      update({ arrived: { ...view().arrived, [fileId]: { name: item.name, size: item.size } } });
      hand(item, fileId);
      drop(id);
    } else refuse(id, refusalWord, true);
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
    update({ items: [...view().items, item] });
  };

  const resume = (id: string): void => {
    const fileId = lines.get(id)?.fileId;
    if (fileId) check(id, fileId);
    else settle(id, { phase: 'waiting', problem: null, isFinal: false });
  };

  return {
    view,
    subscribe,
    bind,
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
      for (const { id, phase } of view().items) if (phase === 'interrupted') resume(id);
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
