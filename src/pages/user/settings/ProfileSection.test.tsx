import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBasicInfo } from '@tests/support/a-basic-info';
import { ok, refused } from '@tests/support/signedInService';
import { openUserArea, PROFILE, userAreaService } from '@tests/support/user-area';
import { runSignOutHooks } from '@/utils/sign-out-hooks';

afterEach(runSignOutHooks);

const SAVE = 'PUT /prod-api/system/user/profile/updateInfo';
const form = async () => within(await screen.findByRole('form', { name: '研究方向' }));
const profile = (more: object) =>
  ok({ user: aBasicInfo(), profile: more, roleGroup: '注册用户、评审专家', postGroup: '' });
const open = (answers: Parameters<typeof userAreaService>[1]) => {
  const service = userAreaService({}, answers);
  return { service, shown: openUserArea('/user?tab=account', '账号设置') };
};

test('one sees the own roles and interests, and what is added is saved', async () => {
  const { service, shown } = open({
    [PROFILE]: profile({ researchInterests: ['膜分离'] }),
    [SAVE]: ok({ researchInterests: ['膜分离', '吸附'] }),
  });
  await shown;
  expect(await screen.findByText('注册用户、评审专家')).toBeVisible();
  expect((await form()).getByText('膜分离')).toBeVisible();

  await userEvent.type((await form()).getByRole('textbox'), '吸附{Enter}');
  await userEvent.click((await form()).getByRole('button', { name: '保存' }));

  expect(await screen.findByText('资料已更新')).toBeVisible();
  expect(service.sentTo(SAVE)[0]?.body).toEqual({ researchInterests: ['膜分离', '吸附'] });
});

test('what the service refuses is said at the form, and what was typed stays', async () => {
  const { shown } = open({ [PROFILE]: profile({}), [SAVE]: refused(400, '资料最多 60 项') });
  await shown;
  await userEvent.type((await form()).getByRole('textbox'), '吸附{Enter}');
  await userEvent.click((await form()).getByRole('button', { name: '保存' }));

  expect(await (await form()).findByText('资料最多 60 项')).toBeVisible();
  expect((await form()).getByText('吸附')).toBeVisible();
});
