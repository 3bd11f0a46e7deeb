import type { Attachment } from '@contract/attachment';
import { beijingIso } from '@contract/rules/beijing-time';
import { inChinese } from '@contract/word';
import { refusalOf } from './refusal-of';
import type { FileRow } from './repository';

export const presentAttachment = (file: FileRow): Attachment => {
  const { id, name, size, type, state, sha256, createdAt } = file;
  const refusalWord = refusalOf(file);
  return {
    id,
    name,
    size,
    type,
    state,
    refusal: refusalWord && inChinese(refusalWord),
    ...(refusalWord ? { refusalWord } : {}),
    sha256,
    createTime: beijingIso(createdAt),
  };
};
