import { beijingIso } from '@contract/rules/beijing-time';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { contentFileUrl } from './present-content';
import { isOpen } from './repository';

/** Topic under which the editor files the unit-audit template (单位审核模板). */
const UNIT_AUDIT_TOPIC = '单位审核';

/** The newest public template of that topic that has a file; null while there is none. */
export const unitAuditTemplate = async (db: Kysely<Schema>, now: Date) => {
  const row = await db
    .selectFrom('content')
    .innerJoin('contentFile', 'contentFile.contentId', 'content.id')
    .innerJoin('file', 'file.id', 'contentFile.fileId')
    .select(['file.id', 'file.name', 'file.size', 'file.type', 'content.title', 'content.updatedAt'])
    .where('content.typeKey', '=', 'commonTemplates')
    .where('content.topic', '=', UNIT_AUDIT_TOPIC)
    .where('file.state', '=', 'ready')
    .where(isOpen(now))
    .orderBy('content.publishAt', 'desc')
    .orderBy('contentFile.sort')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, name, size, type, title, updatedAt } = row;
  return { name, size, type, url: contentFileUrl(id), version: title, updateTime: beijingIso(updatedAt) };
};
