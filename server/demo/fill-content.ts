import type { Transaction } from '@server/db/database';
import { createContent, reviseContent } from '@server/modules/content/service';
import { announcements } from './content/announcements';
import type { DemoContent } from './content/demo-content';
import { faqContent } from './content/faq';
import { guide } from './content/guide';
import { singlePages } from './content/manual';
import { policies } from './content/policies';
import { fillFigures } from './fill-picture';
import { workingTime } from './working-time';

/** The account that edits content in the demo. */
const EDITOR = 'office';

const demoTexts: readonly DemoContent[] = [
  guide,
  ...policies,
  ...announcements,
  ...faqContent,
  ...singlePages,
];

/** Invented view counts: older texts and those with longer titles have more, so that they differ. */
const viewsOf = ({ daysAgo, title }: DemoContent): number => 37 + daysAgo * 11 + title.length * 13;

const editorId = async (tx: Transaction): Promise<number> => {
  const row = await tx.selectFrom('account').select('id').where('login', '=', EDITOR);
  return (await row.executeTakeFirstOrThrow()).id;
};

/** Texts of the demo site, published over the months before its first start. */
export const fillContent = async (tx: Transaction, uploadDir: string, now: Date): Promise<void> => {
  const editor = await editorId(tx);
  for (const text of demoTexts) {
    const publishAt = workingTime(now, -text.daysAgo, text.title);
    const owner = { ownerId: editor, at: publishAt };
    const input = {
      cmsTypeKey: text.type,
      title: text.title,
      summary: text.summary,
      body: text.body,
      publisher: text.publisher ?? null,
      docNo: text.docNo ?? null,
      topic: text.topic ?? null,
      pinned: text.pinned ?? false,
      state: 'published' as const,
      publishAt: publishAt.toISOString(),
      expireAt: null,
      changeNote: null,
      figures: await fillFigures(tx, uploadDir, owner, text.figures ?? []),
    };
    let record = await createContent(tx, input, null, publishAt);
    for (const { note, daysAgo } of text.revisions ?? []) {
      const revisedAt = workingTime(now, -daysAgo, note);
      record = await reviseContent(tx, record, { ...input, changeNote: note }, editor, revisedAt);
    }
    await tx
      .updateTable('content')
      .set({ views: viewsOf(text) })
      .where('id', '=', record.id)
      .execute();
  }
};
