import type { Transaction } from '@server/db/database';
import { createContent } from '@server/modules/content/service';
import { announcements } from './content/announcements';
import type { DemoContent } from './content/demo-content';
import { faqContent } from './content/faq';
import { guide } from './content/guide';
import { singlePages } from './content/manual';
import { policies } from './content/policies';

const DAY_MS = 86_400_000;

const demoTexts: readonly DemoContent[] = [
  guide,
  ...policies,
  ...announcements,
  ...faqContent,
  ...singlePages,
];

/** Texts of the demo site, published over the months before its first start. */
export const fillContent = async (tx: Transaction, now: Date): Promise<void> => {
  for (const { type, title, summary, body, publisher, docNo, topic, pinned, daysAgo } of demoTexts) {
    const publishAt = new Date(now.getTime() - daysAgo * DAY_MS);
    await createContent(
      tx,
      {
        cmsTypeKey: type,
        title,
        summary,
        body,
        publisher: publisher ?? null,
        docNo: docNo ?? null,
        topic: topic ?? null,
        pinned: pinned ?? false,
        state: 'published',
        publishAt: publishAt.toISOString(),
        expireAt: null,
        changeNote: null,
      },
      null,
      publishAt,
    );
  }
};
