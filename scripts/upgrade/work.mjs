import { rowsOf, said, save } from './person.mjs';

/** The leader reports of a stage; an amount cannot be read yet. */
export async function reportStage(leader) {
  const open = (await rowsOf(leader, '/prod-api/cms/result/mine')).find(({ editable }) => editable);
  if (!open) return process.stdout.write('没有可以填写的阶段成果\n');
  const path = `/prod-api/cms/result/${open.applicationId}/${open.milestone}`;
  const fields = { nextPlan: '补测丰水期的两座泵站', 'spending.labour.special': '十二' };
  said('填写阶段成果', await save(leader, path, fields));
}

/** An expert starts a review, with a score that cannot be read yet. */
export async function beginReview(expert) {
  const [given] = await rowsOf(expert, '/prod-api/cms/review/mine?tab=open');
  if (!given) return process.stdout.write('没有等待评审的申报\n');
  const path = `/prod-api/cms/review/${given.id}`;
  const { body } = await expert.send('GET', path);
  if (!body.data.paper) {
    const free = { free: true, version: body.data.version };
    said('声明无利益冲突', await expert.send('PUT', `${path}/declare`, free));
  }
  const fields = { comment: '路线清楚，样本量待补充。', 'innovation.score': '优' };
  said('评分', await save(expert, `${path}/score`, fields));
}

/** Edits a published text and starts a course that is not open yet; both drafts exist beside what is public. */
export async function writeBeside(office, teacher) {
  const [published] = await rowsOf(office, '/prod-api/cms/content?state=published');
  const path = `/prod-api/cms/content/${published?.id}/draft`;
  said('修改已发布的内容', await save(office, path, { title: '一处尚未发布的修改' }));
  const course = { title: '给排水监测数据入门', capacity: '约四十人' };
  said('填写课程', await save(teacher, '/api/learning/drafts/course.json', course));
}

/** Personal settings. */
export async function setOwn({ send }) {
  const reminders = { quiet: { from: '22:00', until: '07:00' }, digest: true, weekly: false };
  const kept = await send('PUT', '/prod-api/system/reminder', reminders);
  if (kept.status === 200) return;
  const { weekly: _, ...before } = reminders;
  said('提醒设置', await send('PUT', '/prod-api/system/reminder', before));
}

/** Chooses mails in another language; their texts stay in the outbox, since no mail is sent here. */
export async function chooseLanguage({ send }) {
  said(
    '邮件的语言',
    await send('PUT', '/api/users/preferences.json', { preferences: { language: 'en-US' } }),
  );
}
