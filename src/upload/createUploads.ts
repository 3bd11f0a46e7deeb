import { deliveries } from './arrivals';
import { uploadCourse } from './upload-course';
import { uploadQueue } from './upload-queue';
import type { UploadItem, Uploads, UploadsPorts } from './upload-shape';
import type { KeptFile } from './upload-storage';

/** The uploads of one form: chosen, paused, resumed, and restored after a reload. */
export const createUploads = (owner: string, ports: UploadsPorts): Uploads => {
  const queue = uploadQueue(ports.storage);
  const { view, update, subscribe, lines, find, pump, settle, drop } = queue;
  const { bind, hand } = deliveries();
  const { check, newsOf } = uploadCourse(queue, ports.inspect, hand);
  let lastChosen = 0;

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
        // If the device has no room, the upload works all the same; only after a reload the file would have to be
        // chosen again.
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
        // Null while another tab uploads the file.
        const release = await ports.storage.claim(id);
        if (release) enter(id, kept, release);
      }
      pump();
    },
  };
};
