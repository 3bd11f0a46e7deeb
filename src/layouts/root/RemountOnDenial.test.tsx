import { getPluginManager } from '@@/core/plugin';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asAuditor, audited, openFiled } from '@tests/support/open-filed';
import { renderApp } from '@tests/support/renderApp';
import { aPerson, ok, okRows, refused, signedInService } from '@tests/support/signedInService';
import { useAccess } from '@umijs/max';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { useAction } from '@/hooks/useAction';
import { call } from '@/request/call';
import { holdUnsent } from '@/utils/unsent-work';

const SCREEN = '/admin/screen-of-this-test';
const ACT = 'DELETE /prod-api/system/user/{id}/sessions';
const INFO = 'GET /prod-api/system/user/getInfo';
const SAID = '当前账号没有此操作的权限';
const ANEW = /操作没有办理，页面已按现在的权限显示/;

interface Table {
  routes: Record<string, object>;
  routeComponents: Record<string, () => React.ReactNode>;
}

/** A page with a button that needs a right and shows its refusal beside it. */
function People() {
  const { may } = useAccess();
  const action = useAction();
  const [isTyped, setTyped] = useState(false);
  useEffect(() => (isTyped ? holdUnsent({}) : undefined), [isTyped]);
  const drop = () => action.run(() => call(ACT, { params: { id: 3 }, shownBy: 'button' }));
  const dropTold = () => action.run(() => call(ACT, { params: { id: 3 } }));
  return (
    <>
      <h1>批次管理</h1>
      <input aria-label="备注" onChange={() => setTyped(true)} />
      {may('system:user:edit') && <Button onClick={() => void drop()}>退出其登录</Button>}
      {may('system:user:edit') && <Button onClick={() => void dropTold()}>退出并告知</Button>}
      {action.fault && <p>{action.fault}</p>}
    </>
  );
}

const infoOf = (permissions: string[], more: object = {}) => ({
  body: { code: 200, success: true, user: aPerson(), roles: ['operator'], permissions, ...more },
});

/** Opens the page with the right to the action, which the service then refuses. */
async function openRefusing(
  left: string[],
  code: object = { errorCode: 'http.403' },
  more: object = {},
  refusal = refused(403, SAID, code),
) {
  const service = signedInService({
    [INFO]: infoOf(['cms:period:list', 'system:user:edit']),
    'GET /prod-api/system/user/agreements': ok([]),
    [ACT]: refusal,
  });
  const app = renderApp(SCREEN);
  const patchRoutes = ({ routes, routeComponents }: Table): void => {
    const route = {
      id: 'own',
      path: SCREEN,
      parentId: '1',
      access: 'permitted',
      permission: 'cms:period:list',
    };
    Object.assign(routes, { own: route });
    Object.assign(routeComponents, { own: People });
  };
  getPluginManager().register({ apply: { patchRoutes }, path: 'test' });
  const press = await screen.findByRole('button', { name: '退出其登录' });
  service.answer(INFO, infoOf(left, more));
  const before = service.sentTo(INFO).length;
  return { service, app, press, asked: () => service.sentTo(INFO).length - before };
}

const historyOf = (app: ReturnType<typeof renderApp>) =>
  app.history() as { location: Location; push: (to: string) => void };

describe('an act whose right was taken away meanwhile', () => {
  it('is refused in words above the page, which is drawn as it is now', async () => {
    const { press, asked } = await openRefusing(['cms:period:list']);

    await userEvent.click(press);

    expect(await screen.findByText(ANEW)).toHaveTextContent(SAID);
    await waitFor(() => expect(screen.queryByRole('button', { name: '退出其登录' })).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: '批次管理' })).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('says its words once where a notice tells them, and the notice outlives the page', async () => {
    await openRefusing(['cms:period:list'], {}, {}, { status: 403, body: { errorMessage: SAID } });

    await userEvent.click(screen.getByRole('button', { name: '退出并告知' }));

    expect(await screen.findByText(ANEW)).toBeVisible();
    expect(await screen.findByText(SAID)).toBeVisible();
    expect(screen.getAllByText(new RegExp(SAID))).toHaveLength(1);
  });

  it('leads to the page that names the missing right where the whole page is behind it', async () => {
    const { press, app } = await openRefusing([]);

    await userEvent.click(press);

    expect(await screen.findByText('缺少的权限：查看批次（cms:period:list）。')).toBeVisible();
    expect(screen.queryByText(ANEW)).toBeNull();
    expect(historyOf(app).location.pathname).toBe('/403');
  });

  it.each([
    ['taken away with what may be seen', ['cms:period:list'], true],
    ['still there, and the record gone', ['cms:period:list', 'system:user:edit'], false],
  ])('is told from a record that is gone: %s', async (_, left, isAnew) => {
    const gone = refused(404, '没有找到请求的内容', { errorCode: 'http.404' });
    const { press, asked } = await openRefusing(left, {}, {}, gone);

    await userEvent.click(press);

    if (isAnew) expect(await screen.findByText(ANEW)).toHaveTextContent(SAID);
    else expect(await screen.findByText('没有找到请求的内容')).toBeVisible();
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.queryAllByText(ANEW)).toHaveLength(isAnew ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: '退出其登录' })).toHaveLength(isAnew ? 0 : 1);
  });

  it('says so on that page only', async () => {
    const { press, app } = await openRefusing(['cms:period:list']);
    await userEvent.click(press);
    await screen.findByText(ANEW);

    await act(async () => historyOf(app).push('/500'));
    await act(async () => historyOf(app).push(SCREEN));

    expect(await screen.findByRole('heading', { level: 1, name: '批次管理' })).toBeVisible();
    expect(screen.queryByText(ANEW)).toBeNull();
  });

  it('leaves what is typed where it is, with the refusal at its place', async () => {
    const { press, asked } = await openRefusing(['cms:period:list']);
    await userEvent.type(screen.getByRole('textbox'), '在');

    await userEvent.click(press);

    expect(await screen.findByText(SAID)).toBeVisible();
    expect(screen.queryByText(ANEW)).toBeNull();
    expect(asked()).toBe(0);
  });

  it('asks for the consent that is missing, over what is typed', async () => {
    const { press } = await openRefusing(
      ['cms:period:list', 'system:user:edit'],
      { errorCode: 'agreement.needed' },
      { duties: ['agreement'] },
    );
    await userEvent.type(screen.getByRole('textbox'), '在');

    await userEvent.click(press);

    expect(await screen.findByRole('dialog', { name: '协议已更新', hidden: true })).toBeInTheDocument();
  });
});

it('a record that is somebody else’s to decide now is read anew', async () => {
  const CLOSE = 'POST /prod-api/cms/apply/{id}/remarks/7/close';
  const REMARKS = 'GET /prod-api/cms/apply/{id}/remarks';
  const remark = {
    id: 7,
    path: 'base.title',
    reasonCode: 'unclear',
    reasonLabel: '表述不清',
    text: '名称过于宽泛',
    status: 'answered',
    filedVersion: 1,
    by: '青陶水务',
    byWord: { id: '', chinese: '青陶水务' },
    byRole: 'unit',
    createTime: '2026-09-15T09:00:00+08:00',
    answer: '已改得具体',
    answeredAt: '2026-09-16T09:00:00+08:00',
    closedAt: null,
    changes: [],
  };
  const { service } = await openFiled('/user/myProjects/147?tab=remarks', {
    ...asAuditor,
    'GET /prod-api/cms/apply/{id}': ok(audited()),
    [REMARKS]: okRows([{ ...remark, actions: ['close'] }]),
    [CLOSE]: refused(403, SAID, { errorCode: 'http.403' }),
  });
  const press = await screen.findByRole('button', { name: '确认已落实' });
  service.answer(REMARKS, okRows([{ ...remark, actions: [] }]));

  await userEvent.click(press);

  expect(await screen.findByText(ANEW)).toBeVisible();
  expect(await screen.findByText('名称过于宽泛')).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认已落实' })).toBeNull();
});
