import type { Attachment, FilePurpose } from '@contract/attachment';
import { call } from '@/request/call';
import { type Upload, type UploadNews, upload } from '@/request/upload';

/** What the service knows of a file: `ready` once its content has been looked at. */
export const fetchAttachment = (id: string): Promise<Attachment> =>
  call('GET /api/attachments/{id}.json', { params: { id }, shownBy: 'form' });

/** Saves a file for whoever pressed its name. */
export const openAttachment = (id: string): Promise<unknown> =>
  call('GET /api/attachments/{id}', { params: { id }, autoDownload: true, shownBy: 'button' });

/** The file itself, to be shown instead of saved. */
export const fetchAttachmentContent = async (id: string): Promise<Blob> => {
  const content: unknown = await call('GET /api/attachments/{id}', {
    params: { id },
    asBlob: true,
    shownBy: 'section',
  });
  if (!(content instanceof Blob)) throw new TypeError('A file is answered as it is.');
  return content;
};

/** Uploads a file in pieces; the service keeps what has arrived when the connection breaks. */
export const createAttachment = (file: File, purpose: FilePurpose, owner: string, news: UploadNews): Upload =>
  upload(file, { purpose, owner }, news);
