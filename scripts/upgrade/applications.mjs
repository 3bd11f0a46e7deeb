import { setTimeout as wait } from 'node:timers/promises';
import { rowsOf, said, save } from './person.mjs';

export const APPLY = '/prod-api/cms/apply';
/** Working time is counted in seconds from one save to the next, so saves must be this far apart. */
const WORK_MS = 1200;

export const ownApplications = (person) => rowsOf(person, `${APPLY}/myList?pageSize=50`);
export const ownDraft = async (person) =>
  (await ownApplications(person)).find(({ status }) => status === 'draft');

/** Replaces a title twice, so that its history contains the earlier one and the section has working time. */
export async function replaceTitle(person) {
  const { id } = await ownDraft(person);
  for (const title of ['管网漏损定位的联合研究', '管网漏损定位与分区计量的联合研究']) {
    said('改写题目', await save(person, `${APPLY}/${id}/draft`, { 'base.title': title }));
    await wait(WORK_MS);
  }
}

/** Starts a draft from an earlier application and replaces one value taken from there. */
export async function startFromEarlier(person) {
  const before = await ownApplications(person);
  for (const { id: periodId } of await rowsOf(person, '/prod-api/cms/period/list/open')) {
    for (const { id: earlierId, status } of before) {
      if (status === 'draft') continue;
      const begun = await person.send('POST', APPLY, { periodId, category: 'B', earlierId });
      if (begun.status !== 200) continue;
      const path = `${APPLY}/${begun.body.data.id}/draft`;
      said('改写底稿的内容', await save(person, path, { 'plan.content': '重写的研究内容' }));
      return;
    }
  }
  process.stdout.write('没有以以前的申报为底稿\n');
}

/** The leader opens a decision letter. */
export async function openLetter(leader) {
  const decided = (await ownApplications(leader)).find(({ status }) => status === 'closed');
  const path = `${APPLY}/${decided?.id}/letters`;
  const [letter] = await rowsOf(leader, path);
  if (!letter) return process.stdout.write('没有通知书\n');
  said('查看通知书', await leader.send('GET', `${path}/${letter.id}`));
}
