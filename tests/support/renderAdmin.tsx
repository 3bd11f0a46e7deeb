import { setHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { AccessContext } from '@@/plugin-access/context';
import { Provider as ModelProvider } from '@@/plugin-model';
import type { Permission } from '@contract/permissions';
import { configure, render } from '@testing-library/react';
import { createMemoryHistory, IntlProvider } from '@umijs/max';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactElement, useEffect } from 'react';
// biome-ignore lint/style/noRestrictedImports: Umi exports no router for a part of a page
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import texts from '@/locales/zh-CN';
import { registerNotices } from '@/utils/notices';
import { hasPermission } from '@/utils/permission';
import { StoreProvider } from './StoreProvider';

// Tables and forms of antd are slow to mount, especially on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The state after the app's start: somebody is signed in, and the site settings are unknown. */
const STARTED = {
  '@@initialState': () => ({
    initialState: { rights: null, setting: {} },
    setInitialState: async () => undefined,
  }),
};

interface At {
  /** Address with its query. */
  at?: string;
  /** Pattern of the route, if it has parameters. */
  path?: string;
  permissions?: string[];
  /** Number of the signed-in account. */
  userId?: number;
}

/** Records how the address changes after the page was shown: `REPLACE /admin/users?pageNum=3`. */
function Moves({ onMove }: { onMove: (move: string) => void }) {
  const { key, pathname, search } = useLocation();
  const by = useNavigationType();
  useEffect(() => {
    if (key !== 'default') onMove(`${by} ${pathname}${search}`);
  }, [key, by, pathname, search, onMove]);
  return null;
}

/** One screen of the admin area with its words, its router and a person's rights; answers come from stubService. */
export function renderAdmin(
  screen: ReactElement,
  { at = '/', path = '*', permissions = ['*:*:*'], userId }: At = {},
) {
  createPluginManager();
  setHistory(createMemoryHistory() as never);
  const told: string[] = [];
  const moves: string[] = [];
  const note = (move: string): void => void moves.push(move);
  registerNotices(async () => ({
    message: (_level, text) => told.push(text),
    notification: (_level, title, text) => told.push(`${title} ${text}`),
  }));
  const access = { may: (wanted: Permission | readonly Permission[]) => hasPermission(permissions, wanted) };
  const provider = {
    locale: 'zh-CN',
    messages: texts,
    children: (
      <AccessContext.Provider value={access as never}>
        <ConfigProvider locale={zhCN}>
          <App>
            <MemoryRouter
              initialEntries={[at]}
              future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
            >
              <Moves onMove={note} />
              <ModelProvider models={STARTED}>
                <StoreProvider userId={userId ?? null}>
                  <Routes>
                    <Route path={path} element={screen} />
                  </Routes>
                </StoreProvider>
              </ModelProvider>
            </MemoryRouter>
          </App>
        </ConfigProvider>
      </AccessContext.Provider>
    ),
  };
  const view = render(<IntlProvider {...provider} />);
  return {
    ...view,
    /** Notices of success or failure that were shown. */
    told,
    moves,
  };
}
