import type { Attachment } from '@contract/attachment';
import type { Word } from '@contract/word';
import type { Upload, UploadNews } from '@/request/upload';
import type { UploadStorage } from './upload-storage';

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
