import { APPLY, ownApplications } from './applications.mjs';
import { rowsOf, said } from './person.mjs';

const JOIN = '/prod-api/system/unit/join';
const SUCCESSOR = { name: '顾明谦', account: 'gumingqian' };

/** A colleague joins the unit, is asked to lead one of its projects, agrees, and the unit audits the request. */
export async function changeLeader(leader, colleague, unit) {
  const project = (await ownApplications(leader)).find(({ status }) => status === 'stage_one');
  if (!project) return process.stdout.write('没有执行期内的项目\n');
  const { id: deptId } = (await unit.send('GET', '/prod-api/system/unit/own')).body.data;
  if (!said('退出单位', await colleague.send('DELETE', JOIN, {}))) return;
  if (!said('申请加入单位', await colleague.send('POST', JOIN, { deptId }))) return;
  // Others who wish to join wait here too.
  const asking = await rowsOf(unit, '/prod-api/system/unit/member/list?status=0');
  const waiting = asking.find(({ name }) => name === SUCCESSOR.name);
  const decided = { agree: true, version: waiting?.version };
  const path = `/prod-api/system/unit/member/${waiting?.id}/decide`;
  if (!said('同意加入单位', await unit.send('PUT', path, decided))) return;
  const changes = `${APPLY}/${project.id}/changes`;
  const asked = await leader.send('POST', `${changes}/leader`, { ...SUCCESSOR, reason: '原负责人调任外地' });
  if (!said('申请变更负责人', asked)) return;
  const [{ id, version }] = asked.body.data.changes;
  const agreed = await colleague.send('POST', `${changes}/${id}/answer`, { version, agree: true });
  if (!said('同意担任负责人', agreed)) return;
  const audited = { version: agreed.body.data.changes[0].version, pass: true };
  said('审核负责人变更', await unit.send('POST', `${changes}/${id}/audit`, audited));
}
