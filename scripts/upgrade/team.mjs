import { APPLY, ownDraft } from './applications.mjs';
import { said, save } from './person.mjs';

const HELPER = 'linxiaoman';
const MEMBER = { name: '顾明谦', phone: '19900000002' };

/** A colleague is invited to write, and hears of it. */
export async function inviteHelper(leader) {
  const { id } = await ownDraft(leader);
  const task = { role: 'author', sections: ['plan'], login: HELPER };
  said('邀请协作', await leader.send('POST', `${APPLY}/${id}/invitations`, task));
}

/** A member confirms what the form says, and the form is changed afterwards, so that the confirmation lapses. */
export async function letConfirmationLapse(leader, member) {
  const { id } = await ownDraft(leader);
  const { body } = await leader.send('GET', `${APPLY}/${id}/confirmations`);
  // Another member already has a request, so take one who does not.
  const { rowId } = body.data.members.find((one) => one.id === null);
  const at = (column) => `team.members.${rowId}.${column}`;
  const named = { [at('name')]: MEMBER.name, [at('phone')]: MEMBER.phone, [at('idNumber')]: null };
  said('改写成员', await save(leader, `${APPLY}/${id}/draft`, named));
  const asked = await leader.send('POST', `${APPLY}/${id}/confirmations`, { rowId });
  if (!said('请成员确认', asked)) return;
  const { code } = asked.body.data.members.find((one) => one.rowId === rowId);
  const found = await member.send('GET', `${APPLY}/confirmations/${code}`);
  const answer = { accept: true, seen: found.body.data?.seen };
  said('成员确认', await member.send('POST', `${APPLY}/confirmations/${code}/answer`, answer));
  said('改写任务', await save(leader, `${APPLY}/${id}/draft`, { [at('task')]: '现场试验与数据核对' }));
}
