import { asWritten } from '@contract/word';
import type { UploadNews } from '@/request/upload';
import { type deliveries, verdictOn } from './arrivals';
import type { uploadQueue } from './upload-queue';
import type { UploadsPorts } from './upload-shape';

/** Code of a refusal by the content check, which is final; other refusals may pass, such as a lack of storage. */
const CONTENT_REFUSED = 'upload.refused';

/** The course of each file: its bytes arrive, the service checks the content, and the file is delivered. */
export const uploadCourse = (
  { view, update, lines, find, change, settle, drop, refuse }: ReturnType<typeof uploadQueue>,
  inspect: UploadsPorts['inspect'],
  hand: ReturnType<typeof deliveries>['hand'],
) => {
  const look = async (id: string, fileId: string): Promise<void> => {
    const { state, refusalWord = null } = await verdictOn(fileId, inspect, () => find(id) !== undefined);
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

  return { check, newsOf };
};
