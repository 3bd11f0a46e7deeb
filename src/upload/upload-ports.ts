import { createAttachment, fetchAttachment } from '@/services/attachment';
import { newRandomId } from '@/utils/random-id';
import type { UploadsPorts } from './upload-shape';
import { uploadStorage } from './upload-storage';

const ID_LENGTH = 12;

/** The real transport and storage for the files of an application. */
export const uploadPorts = {
  send: ((file, owner, news) => createAttachment(file, 'application', owner, news)) as UploadsPorts['send'],
  inspect: fetchAttachment as UploadsPorts['inspect'],
  storage: uploadStorage,
  newId: (): string => newRandomId().slice(0, ID_LENGTH),
};
