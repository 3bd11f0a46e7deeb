import type { Attachment } from '@contract/attachment';
import { beijingIso } from '@contract/rules/beijing-time';
import type { FileRow } from './repository';

export const presentAttachment = ({
  id,
  name,
  size,
  type,
  state,
  refusal,
  sha256,
  createdAt,
}: FileRow): Attachment => ({
  id,
  name,
  size,
  type,
  state,
  refusal,
  sha256,
  createTime: beijingIso(createdAt),
});
