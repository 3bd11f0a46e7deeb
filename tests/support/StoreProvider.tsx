import { type ComponentType, type ReactNode, useState } from 'react';
import account from '@/models/account';
import global from '@/models/global';
import homepage from '@/models/homepage';
import user from '@/models/user';

interface App {
  model: (model: object) => void;
  start: () => void;
  _store: { dispatch: (action: object) => void };
}

/** Umi's own copy of dva, whose sources the compiler cannot check. */
const { create, Provider } = jest.requireActual<{
  create: (options: object, setup: object) => App;
  Provider: ComponentType<{ store: object; children: ReactNode }>;
}>('@umijs/plugins/libs/dva');

function startStore(userId: number | null): object {
  const history = { location: { pathname: '/elsewhere' }, listen: () => () => undefined };
  const app = create(
    {},
    {
      initialReducer: {},
      setupMiddlewares: (list: unknown[]) => list,
      setupApp: (started: object) => Object.assign(started, { _history: history }),
    },
  );
  for (const model of [account, global, homepage, user]) app.model(model);
  app.start();
  if (userId !== null)
    app._store.dispatch({ type: 'user/save', payload: { userInfo: { userId, userName: 'somebody' } } });
  return app._store;
}

/** The four models as the app starts them, around a part of a page that is rendered by itself. */
export function StoreProvider({ userId = null, children }: { userId?: number | null; children: ReactNode }) {
  const [store] = useState(() => startStore(userId));
  return <Provider store={store}>{children}</Provider>;
}
