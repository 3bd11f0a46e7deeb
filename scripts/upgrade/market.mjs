import { randomUUID } from 'node:crypto';
import { rowsOf, said, save } from './person.mjs';
import { plainPicture } from './plain-picture.mjs';

const WIDTH = 480;

/** Uploads a picture as a page does. */
async function uploadPicture({ send }) {
  const picture = await plainPicture(900, 700);
  // The first version with covers had no separate purpose for pictures.
  for (const purpose of ['picture', 'achievement']) {
    const path = `/api/attachments.json?name=pool.jpg&purpose=${purpose}`;
    const sent = await send('POST', path, picture, { 'content-type': 'image/jpeg' });
    if (said('上传图片', sent)) return sent.body.id;
  }
  return null;
}

const shown = (picture) => ({ cover: picture, coverAlt: '曝气池', coverCaption: '改造前' });
const figure = (picture) => ({
  figures: ['figure-1'],
  'figures.figure-1.file': picture,
  'figures.figure-1.alt': '曝气池',
  'figures.figure-1.caption': '改造前',
});

/** Starts a demand and an achievement, each with one value that cannot be read yet. */
export async function beginRecords(owner) {
  const picture = await uploadPicture(owner);
  const begin = async (act, path, body, fields, later) => {
    const begun = await owner.send('POST', path, body, { 'idempotency-key': randomUUID() });
    if (!said(act, begun)) return;
    const at = `${path}/${begun.body.data.id}`;
    said(act, await save(owner, at, fields));
    for (const more of later) said(act, await save(owner, at, more));
  };
  const pictures = [shown(picture), figure(picture)];
  const demand = { title: '曝气池末端溶解氧的稳定控制', budgetMin: '三十万' };
  await begin('填写需求', '/prod-api/cms/demand', {}, demand, pictures);
  const achievement = { title: '溶解氧前馈控制器', finishedOn: '2026-02-31' };
  const contributor = {
    contributors: ['person-1'],
    'contributors.person-1.name': '沈知遥',
    'contributors.person-1.role': 'lead',
  };
  const more = [contributor, ...pictures];
  await begin('填写成果', '/prod-api/cms/achi', { sourceId: null }, achievement, more);
}

const COMPLETE = {
  title: '泵站能耗的分时优化方法',
  type: 'software',
  field: 'manufacturing',
  unitName: '青陶水务科技有限公司',
  finishedOn: '2026-03-31',
  maturity: 6,
  transfer: 'licence',
  summary: '以末端压力为约束，在泵站之间分配流量，并在电价低谷时蓄水。'.repeat(4),
  contactName: '沈知遥',
  contactPhone: '19900000001',
};

/** Publishes an achievement with an uploaded cover. */
export async function publishWithCover(owner, office) {
  const path = '/prod-api/cms/achi';
  const begun = await owner.send('POST', path, { sourceId: null });
  if (!said('登记成果', begun)) return;
  const at = `${path}/${begun.body.data.id}`;
  const cover = { cover: await uploadPicture(owner), coverAlt: '泵站控制柜' };
  said('登记成果', await save(owner, at, { ...COMPLETE, ...cover }));
  for (const [event, person] of Object.entries({ submit: owner, publish: office })) {
    const { version } = (await person.send('GET', at)).body.data;
    said(`成果 ${event}`, await person.send('POST', `${at}/${event}`, { version }));
  }
}

/** A visitor loads covers and figures, which the service generates on request. */
export async function lookAtPictures({ send }) {
  for (const kind of ['demand', 'achi']) {
    const path = `/prod-api/cms/open/${kind}`;
    const seen = (await rowsOf({ send }, `${path}?pageSize=50`)).find(({ cover }) => cover);
    if (!seen) continue;
    said('看封面', await send('GET', `${path}/${seen.id}/cover/${seen.cover.id}/${WIDTH}`));
  }
  for (const { applicationId } of await rowsOf({ send }, '/prod-api/cms/open/result?pageSize=50')) {
    const path = `/prod-api/cms/open/result/${applicationId}`;
    const { body } = await send('GET', path);
    const stage = body.data?.stages.find(({ figures }) => figures?.length > 0);
    if (!stage) continue;
    const address = `${path}/${stage.milestone}/figures/${stage.figures[0].id}/${WIDTH}`;
    said('看插图', await send('GET', address));
    return;
  }
}

/** Closes an open demand, which records the reason. */
export async function closeDemand(office) {
  const [open] = await rowsOf(office, '/prod-api/cms/demand/queue?status=published');
  if (!open) return process.stdout.write('没有征集中的需求\n');
  const path = `/prod-api/cms/demand/${open.id}`;
  const { body } = await office.send('GET', path);
  const given = { version: body.data.version, reason: '联系方式已经失效，请更正后重新提交' };
  said('关闭需求', await office.send('POST', `${path}/close`, given));
}
