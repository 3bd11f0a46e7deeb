import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@server/config';
import type { Transaction } from '@server/db/database';
import { createContent, setContentFiles } from '@server/modules/content/service';
import { OFFICE } from './content/demo-content';
import type { DemoTemplate } from './template/demo-template';
import { filingTemplates } from './template/filing-templates';
import { projectTemplates } from './template/project-templates';
import { writeTemplate } from './template/write-template';

const DAY_MS = 86_400_000;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The account that publishes content in the demo. */
const EDITOR = 'office';

/** Texts that hand out a template as their appendix, by the beginning of their title. */
const APPENDICES: Record<string, readonly string[]> = {
  开创专项申报指南: ['合作单位协议书', '项目预算测算表', '项目组成员承诺书'],
  专项经费使用与决算规定: ['项目预算测算表', '项目经费决算表'],
  单位审核窗口期间的注意事项: ['单位审核意见表'],
};

const storeFile = async (
  tx: Transaction,
  { uploadDir }: Config,
  ownerId: number,
  template: DemoTemplate,
  at: Date,
): Promise<string> => {
  const id = randomUUID();
  const bytes = await writeTemplate(template);
  mkdirSync(uploadDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(uploadDir, id), bytes, { mode: 0o600 });
  const file = {
    id,
    ownerId,
    purpose: 'content' as const,
    name: template.fileName,
    type: DOCX,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    state: 'ready' as const,
    storageKey: id,
    createdAt: at,
    updatedAt: at,
  };
  await tx.insertInto('file').values(file).execute();
  return id;
};

const publish = async (tx: Transaction, template: DemoTemplate, fileId: string, at: Date): Promise<void> => {
  const { title, summary, body, topic } = template;
  const { id } = await createContent(
    tx,
    {
      ...{ title, summary, body, topic },
      cmsTypeKey: 'commonTemplates',
      publisher: OFFICE,
      docNo: null,
      pinned: false,
      state: 'published',
      publishAt: at.toISOString(),
      expireAt: null,
      changeNote: null,
    },
    null,
    at,
  );
  await setContentFiles(tx, id, [fileId]);
};

/** Real forms as DOCX, under 常用模板 and as appendices of the texts that speak of them. */
export const fillTemplates = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const { id: ownerId } = await tx
    .selectFrom('account')
    .select('id')
    .where('login', '=', EDITOR)
    .executeTakeFirstOrThrow();
  const files = new Map<string, string>();
  for (const template of [...projectTemplates, ...filingTemplates]) {
    const at = new Date(now.getTime() - template.daysAgo * DAY_MS);
    const fileId = await storeFile(tx, config, ownerId, template, at);
    files.set(template.title, fileId);
    await publish(tx, template, fileId, at);
  }
  for (const [title, templates] of Object.entries(APPENDICES)) {
    const { id } = await tx
      .selectFrom('content')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    await setContentFiles(
      tx,
      id,
      templates.flatMap((name) => files.get(name) ?? []),
    );
  }
};
