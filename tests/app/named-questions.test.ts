import texts from '@/locales/zh-CN';

/** What ends with an answer and cannot be taken back, or only by starting anew. */
const ENDS = /删除|移出|退出|撤回|撤下|撤销|下架|解除|停用|注销|取消|放弃|清空|更换|替换|不再/;

/**
 * Questions that need no name, because the page, the panel or the sentence itself leaves only one thing that can be
 * meant. Whatever stands in a list among others of its kind is named in the question.
 */
const ONLY_ONE = [
  // The record that the page is about.
  'achi.move.remove.confirm',
  'achi.move.withdraw.confirm',
  'admin.content.discard.confirm',
  'admin.content.unset.confirm',
  'admin.content.withdraw.confirm',
  'application.move.withdraw.confirm',
  'demand.move.solve.confirm',
  'demand.move.withdraw.confirm',
  'demand.reply.withdraw.confirm',
  'learning.form.discard.confirm',
  'learning.form.empty.confirm',
  'learning.invite.renew.confirm',
  'learning.leave.self.confirm',
  'people.leave.self.confirm',
  // What a person or a page has one of.
  'admin.setting.withdraw.confirm',
  'certification.cancel.self.confirm',
  'certification.change.withdraw.confirm',
  'certification.unit.leave.confirm',
  'certification.unit.withdraw.confirm',
  'certification.withdraw.self.confirm',
  'chain.apply.remove.confirm',
  'life.calendar.renew.confirm',
  'life.calendar.revoke.confirm',
  'settings.close.last.confirm',
  // What stands in the dialog itself, or beside the button.
  'admin.leave.unsaved.confirm',
  'comments.remove.self.confirm',
  'draft.aside.discard.confirm',
  'settings.sessions.others.confirm',
];

const unnamed = Object.entries(texts)
  .filter(([id, text]) => id.endsWith('.confirm') && ENDS.test(text) && !text.includes('{'))
  .map(([id]) => id);

test('a question before something ends names what it is about, unless only one thing can be meant', () => {
  expect(unnamed.filter((id) => !ONLY_ONE.includes(id))).toEqual([]);
  expect(ONLY_ONE.filter((id) => !unnamed.includes(id))).toEqual([]);
});
