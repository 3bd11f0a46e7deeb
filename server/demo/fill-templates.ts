import { FILE_TYPES } from '@contract/limits';
import type { Config } from '@server/config/config';
import type { Transaction } from '@server/db/database';
import { createContent, setContentFiles } from '@server/modules/content/service';
import { OFFICE } from './content/demo-content';
import { fillFile } from './demo-file';
import type { DemoTemplate } from './template/demo-template';
import { filingTemplates } from './template/filing-templates';
import { projectTemplates } from './template/project-templates';
import { writeDocx } from './template/write-docx';
import { writePdfForm } from './template/write-pdf-form';
import { workingTime } from './working-time';

const [PDF, DOCX] = FILE_TYPES;
/** The account that publishes content in the demo. */
const EDITOR = 'office';

/** Texts with templates as attachments, by the beginning of their title. */
const APPENDICES: Record<string, readonly string[]> = {
  开创专项申报指南: ['申报承诺书签字页', '合作单位协议书', '项目预算测算表', '项目组成员承诺书'],
  专项经费使用与决算规定: ['项目预算测算表', '项目经费决算表'],
  单位审核窗口期间的注意事项: ['单位审核意见表'],
};

/** DOCX to fill in on screen, PDF to fill in by hand. */
const FORMS = [
  { ending: 'docx', type: DOCX, write: writeDocx },
  { ending: 'pdf', type: PDF, write: writePdfForm },
] as const;

const storeFile = async (
  tx: Transaction,
  { uploadDir }: Config,
  { ownerId, template, form }: { ownerId: number; template: DemoTemplate; form: (typeof FORMS)[number] },
  at: Date,
): Promise<string> => {
  const { ending, type, write } = form;
  const { id } = await fillFile(tx, uploadDir, {
    ownerId,
    name: `${template.title}.${ending}`,
    at,
    purpose: 'content',
    content: { type, bytes: await write(template) },
  });
  return id;
};

const publish = async (
  tx: Transaction,
  template: DemoTemplate,
  fileIds: readonly string[],
  at: Date,
): Promise<void> => {
  const { title, summary, body, topic } = template;
  await createContent(
    tx,
    {
      title,
      summary,
      body,
      topic,
      cmsTypeKey: 'commonTemplates',
      publisher: OFFICE,
      docNo: null,
      pinned: false,
      state: 'published',
      publishAt: at.toISOString(),
      expireAt: null,
      changeNote: null,
      files: [...fileIds],
    },
    null,
    at,
  );
};

/** The template for each kind of material of a period. */
const MATERIAL_TEMPLATES: Record<string, string> = { promise: '申报承诺书签字页' };

const linkMaterials = async (tx: Transaction): Promise<void> => {
  const templates = await tx
    .selectFrom('content')
    .select(['id', 'title'])
    .where('typeKey', '=', 'commonTemplates')
    .execute();
  const idOf = (kind: string) => templates.find(({ title }) => title === MATERIAL_TEMPLATES[kind])?.id;
  for (const { id, attachments } of await tx.selectFrom('period').select(['id', 'attachments']).execute()) {
    const linked = attachments.map((material) => {
      const templateId = idOf(material.kind);
      return templateId === undefined ? material : { ...material, templateId };
    });
    await tx
      .updateTable('period')
      .set({ attachments: JSON.stringify(linked) })
      .where('id', '=', id)
      .execute();
  }
};

/** Real forms as DOCX and PDF, under 常用模板 and as appendices of the texts that speak of them. */
export const fillTemplates = async (tx: Transaction, config: Config, now: Date): Promise<void> => {
  const { id: ownerId } = await tx
    .selectFrom('account')
    .select('id')
    .where('login', '=', EDITOR)
    .executeTakeFirstOrThrow();
  const files = new Map<string, readonly string[]>();
  for (const template of [...projectTemplates, ...filingTemplates]) {
    const at = workingTime(now, -template.daysAgo, template.title);
    const ids: string[] = [];
    for (const form of FORMS) ids.push(await storeFile(tx, config, { ownerId, template, form }, at));
    files.set(template.title, ids.slice(0, 1));
    await publish(tx, template, ids, at);
  }
  await linkMaterials(tx);
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
