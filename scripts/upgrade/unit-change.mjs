import { said } from './person.mjs';
import { plainPicture } from './plain-picture.mjs';

const CHANGE = '/prod-api/system/unit/change';

async function fileChange({ send }, facts) {
  const path = '/api/attachments.json?name=licence.jpg&purpose=unit';
  const paper = await send('POST', path, await plainPicture(400, 300), { 'content-type': 'image/jpeg' });
  if (!said('上传营业执照', paper)) return null;
  const { id: _, former, name, ...unit } = (await send('GET', '/prod-api/system/unit/own')).body.data;
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const asked = {
    ...unit,
    unitName: name,
    effectiveOn: today,
    grounds: '登记机关已核准',
    paperFile: paper.body.id,
  };
  const filed = await send('POST', CHANGE, { ...asked, ...facts });
  return said('申请单位信息变更', filed) ? filed.body.data : null;
}

/** A unit has been renamed, and its next change waits for the office. */
export async function changeUnit(unit, office) {
  const renamed = await fileChange(unit, { unitName: '青陶智慧水务集团有限公司' });
  if (!renamed) return;
  const agreed = { agree: true, version: renamed.version };
  said('通过单位信息变更', await office.send('PUT', `${CHANGE}/${renamed.id}/decide`, agreed));
  await fileChange(unit, { legalPerson: '许知微' });
}
