import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '@tests/support/signedInService';
import { okFields, openUserArea, userAreaService } from '@tests/support/user-area';

const SESSIONS = 'GET /api/users/sessions.json';
const aDevice = (id: number, current: boolean) => ({
  id: `0d8f6b0e-0000-4000-8000-00000000000${id}`,
  user_agent: 'Chrome/130.0',
  ip: '10.0.0.8',
  current,
  create_time: '2026-09-10T10:00:00+08:00',
  last_seen: '2026-09-14T10:00:00+08:00',
});
const ONE = okFields({ sessions: [aDevice(1, true)] });
const PREVIEW = { removed: [{ name: '草稿', count: 1 }], kept: [], blockers: [], blockerWords: [] };

type Service = ReturnType<typeof userAreaService>;
type Answers = Parameters<typeof userAreaService>[1];

const TOTP: Answers = {
  'POST /api/users/totp.json': okFields({
    secret: 'ABCDEFGHIJKL',
    url: 'otpauth://totp/x?secret=A',
    ticket: 'enc:v1:abc',
  }),
  'PUT /api/users/totp.json': okFields({ recovery_codes: ['k7m2p-x9d4q'] }),
};
const ON: Answers = {
  'GET /api/users/totp.json': okFields({ enabled: true, required: false, recovery_left: 3 }),
};

/** Presses buttons by keyboard, as somebody without a mouse does. */
const press = async (name: string): Promise<void> => {
  const button = (await screen.findAllByRole('button', { name })).at(-1) as HTMLElement;
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
};
const type = async (label: string, text: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText(label), text);
const field = (label: string) => (): Promise<HTMLElement> => screen.findByLabelText(label);
const heading = (name: string) => (): Promise<HTMLElement> => screen.findByRole('heading', { name });
const button = (name: string) => (): Promise<HTMLElement> => screen.findByRole('button', { name });

interface Case {
  tab: string;
  answers?: Answers;
  work: (service: Service) => Promise<void>;
  next: () => Promise<HTMLElement>;
}

const opened = (name: string, label: string, answers?: Answers): [string, Case][] => [
  [name, { tab: 'security', answers, work: () => press(name), next: field(label) }],
  [
    `${name}，取消`,
    {
      tab: 'security',
      answers,
      work: async () => {
        await press(name);
        await screen.findByRole('button', { name: '取消' });
        await press('取消');
      },
      next: button(name),
    },
  ],
];

const toKey = async (): Promise<void> => {
  await press('开启两步验证');
  await type('当前密码', 'Chun-feng-28');
  await press('下一步');
  await screen.findByLabelText('动态验证码');
};
const toCodes = async (): Promise<void> => {
  await toKey();
  await type('动态验证码', '123456');
  await press('开启两步验证');
  await screen.findByRole('region', { name: '请保存恢复码' });
};

const cases: [string, Case][] = [
  ...opened('更换手机号', '新手机号'),
  ...opened('更换邮箱', '新邮箱'),
  ...opened('开启两步验证', '当前密码'),
  ...opened('关闭两步验证', '当前密码', ON),
  ...opened('重新生成恢复码', '当前密码', ON),
  [
    '绑定 QQ，取消',
    {
      tab: 'security',
      answers: { 'GET /prod-api/auth/open/providers': ok([{ key: 'qq', name: 'QQ' }]) },
      work: async () => {
        await press('绑定 QQ');
        await press('取消');
      },
      next: button('绑定 QQ'),
    },
  ],
  ['两步验证：密码', { tab: 'security', answers: TOTP, work: toKey, next: field('动态验证码') }],
  ['两步验证：密钥', { tab: 'security', answers: TOTP, work: toCodes, next: heading('请保存恢复码') }],
  [
    '两步验证：恢复码',
    {
      tab: 'security',
      answers: TOTP,
      work: async () => {
        await toCodes();
        await press('已保存，完成');
      },
      next: heading('两步验证'),
    },
  ],
  [
    '查看注销影响',
    {
      tab: 'data',
      answers: { 'GET /api/users/close_preview.json': okFields(PREVIEW) },
      work: () => press('查看注销影响'),
      next: heading('注销账号'),
    },
  ],
  [
    '退出登录',
    {
      tab: 'sessions',
      work: async (service) => {
        service.answer('DELETE /api/users/sessions/{id}.json', () => {
          service.answer(SESSIONS, ONE);
          return okFields();
        });
        await press('退出登录');
        await waitFor(() => expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull());
      },
      next: heading('已登录的设备'),
    },
  ],
  [
    '退出其他设备',
    {
      tab: 'sessions',
      work: async (service) => {
        service.answer('DELETE /api/users/sessions.json', () => {
          service.answer(SESSIONS, ONE);
          return okFields({ ended: 1 });
        });
        await press('退出其他设备');
        const yes = within(await screen.findByRole('dialog')).getByRole('button', { name: '退出其他设备' });
        act(() => yes.focus());
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(screen.queryByRole('button', { name: '退出其他设备' })).toBeNull());
      },
      next: heading('已登录的设备'),
    },
  ],
];

test.each(cases)('%s: the focus goes on, and not to nowhere', async (_name, { tab, answers, work, next }) => {
  const service = userAreaService(
    { has_password: true },
    { [SESSIONS]: okFields({ sessions: [aDevice(1, true), aDevice(2, false)] }), ...answers },
  );
  await openUserArea(`/user?tab=${tab}`, '账号设置');

  await work(service);

  const target = await next();
  await waitFor(() => expect(target).toHaveFocus());
});

test('whoever clicks beside everything is not brought back when the page changes', async () => {
  const service = userAreaService(
    {},
    { [SESSIONS]: okFields({ sessions: [aDevice(1, true), aDevice(2, false)] }) },
  );
  await openUserArea('/user?tab=sessions', '账号设置');
  const end = await screen.findByRole('button', { name: '退出登录' });
  service.answer('DELETE /api/users/sessions/{id}.json', () => {
    service.answer(SESSIONS, ONE);
    return okFields();
  });

  act(() => {
    end.focus();
    end.click();
    end.blur();
  });

  await waitFor(() => expect(end).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
