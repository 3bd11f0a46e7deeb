import type { Attachment } from '@contract/attachment';
import type { Word } from '@contract/word';
import type { Upload, UploadNews } from '@/request/upload';
import type { UploadStorage } from './upload-storage';

/** `checking`: the bytes have arrived and the service checks the content. */
export type UploadPhase = 'waiting' | 'sending' | 'paused' | 'interrupted' | 'checking' | 'refused';

export interface UploadItem {
  id: string;
  /** Where the file belongs; what that means is the caller's business. */
  slot: string;
  name: string;
  size: number;
  /** Increases with each chosen file, because files finish in another order than they were chosen in. */
  chosen: number;
  sent: number;
  phase: UploadPhase;
  /** Why it was refused, in the service's words. */
  problem: Word | null;
  /** The file itself was refused, so sending it again would not help. */
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

/** `later`: ids of files in the same slot that were chosen after this one and have arrived already. */
export type Deliver = (slot: string, fileId: string, later: ReadonlySet<string>) => void;

/** The uploads of one application. They continue while the person is at another step of the form. */
export interface Uploads {
  view: () => UploadsView;
  subscribe: (listener: () => void) => () => void;
  /** Sets the receiver of files that are ready; the last one counts. */
  bind: (deliver: Deliver) => void;
  add: (slot: string, files: readonly File[]) => void;
  pause: (id: string) => void;
  /** Continues after a pause or an interruption, or retries a refused file. */
  resume: (id: string) => void;
  remove: (id: string) => void;
  /** Continues all interrupted uploads, e.g. when the network is back. */
  resumeInterrupted: () => void;
  /** Files that an earlier visit could not finish. */
  restore: () => Promise<void>;
}
