import type { Word } from '@contract/word';
import type { Upload } from '@/request/upload';
import { observable } from '@/utils/observable';
import type { UploadItem, UploadsView } from './upload-shape';
import type { UploadStorage } from './upload-storage';

/** More simultaneous uploads would only share the same bandwidth. */
const AT_ONCE = 3;

/** The files being uploaded, of which only a few are sent at a time. */
export const uploadQueue = (storage: UploadStorage) => {
  const { view, update, subscribe } = observable<UploadsView>({ items: [], arrived: {} });
  /** `fileId`: set once the service has every byte, while its check of the content is pending. */
  const lines = new Map<string, { upload: Upload; release: () => void; fileId?: string }>();

  const find = (id: string): UploadItem | undefined => view().items.find((item) => item.id === id);
  const change = (id: string, next: Partial<UploadItem>): void =>
    update({ items: view().items.map((item) => (item.id === id ? { ...item, ...next } : item)) });

  const pump = (): void => {
    const { items } = view();
    const busy = items.filter(({ phase }) => phase === 'sending').length;
    const waiting = items.filter(({ phase }) => phase === 'waiting');
    for (const { id } of waiting.slice(0, Math.max(0, AT_ONCE - busy))) {
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
    void storage.forget(id);
    update({ items: view().items.filter((item) => item.id !== id) });
    pump();
  };

  // A reload must not send the file again; retrying from the list still works.
  const refuse = (id: string, problem: Word | null, isFinal = false): void => {
    void storage.forget(id);
    settle(id, { phase: 'refused', problem, isFinal });
  };

  return { view, update, subscribe, lines, find, change, pump, settle, drop, refuse };
};
