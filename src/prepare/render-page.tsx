import '@/global';
import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { getRoutes } from '@@/core/route';
import { _onCreate } from '@@/plugin-locale/locale';
import { matchRoutes, renderClient } from '@umijs/renderer-react';
import { type ComponentType, createElement, type LazyExoticComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { loadInitialState } from '@/hooks/initial-state';
import Loading from '@/loading';
import { withArrival } from '@/utils/arrived-page';
import { during, type Visit } from './visit';

export interface PreparedPage {
  html: string;
  /** The moment that it shows, in milliseconds. */
  at: number;
}

export type Wanted = Pick<Visit, 'url' | 'host' | 'protocol' | 'ask'>;

/** Parts may load one after another, each only when another has its answer; no page nests deeper than this. */
const ROUNDS_MAX = 5;

/** The marker that React writes where a part was still suspended. */
const UNFINISHED = '<!--$!-->';

interface Lazy {
  _init: (payload: unknown) => unknown;
  _payload: unknown;
}

/**
 * The code of the page is part of this program, but React finds it synchronously only after it has been requested once.
 */
async function bring(component: LazyExoticComponent<ComponentType>): Promise<void> {
  const { _init, _payload } = component as unknown as Lazy;
  try {
    _init(_payload);
  } catch (pending) {
    await pending;
  }
}

type Routes = Record<string, { id: string; path?: string; parentId?: string }>;

const started = (async () => {
  const pluginManager = createPluginManager();
  _onCreate();
  const { routes, routeComponents } = await getRoutes();
  return { pluginManager, routes: routes as Routes, routeComponents };
})();
type App = Awaited<typeof started>;

/** The ids of the page at an address and of the layouts around it. */
const partsOf = (routes: Routes, pathname: string): string[] => {
  const pages = Object.values(routes).filter(({ path }) => path !== undefined);
  const found = matchRoutes(
    pages.map(({ id, path }) => ({ id, path })),
    pathname,
  )?.at(-1)?.route.id;
  const parts: string[] = [];
  for (let id = found; id !== undefined; id = routes[id]?.parentId) parts.push(id);
  return parts;
};

const draw = (app: App, { url }: Visit): string => {
  const history = createHistory({ type: 'memory', initialEntries: [url], initialIndex: 0 });
  const App = renderClient({
    ...app,
    routeComponents: withArrival(app as never),
    history,
    loadingComponent: Loading,
    publicPath: '/',
    runtimePublicPath: false,
    components: true,
    useStream: true,
    basename: '/',
  } as never) as unknown as ComponentType;
  return renderToString(createElement(App));
};

/**
 * Renders the page repeatedly until no part is missing: which data it loads becomes known only by rendering it. Null if
 * it does not get complete.
 */
async function drawWhole(app: App, visit: Visit): Promise<string | null> {
  const { routes, routeComponents } = app;
  const parts = partsOf(routes, new URL(visit.url, 'https://localhost').pathname);
  await Promise.all(parts.map((id) => bring(routeComponents[id as never])));
  await loadInitialState();
  let last = '';
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const html = draw(app, visit);
    if (!html.includes(UNFINISHED)) return html;
    const state = `${visit.loads.size} ${html}`;
    if (state === last) return null;
    last = state;
    await Promise.all(visit.loads.values());
    // Lets React pick up a lazy component whose code is loaded but which it requested only now.
    await new Promise((goOn) => setTimeout(goOn));
  }
  return null;
}

/** A page as a first-time visitor sees it; null where it cannot be completed without a browser. */
export async function renderPage(wanted: Wanted): Promise<PreparedPage | null> {
  const app = await started;
  const visit: Visit = { ...wanted, at: Date.now(), answers: new Map(), loads: new Map() };
  return during(visit, async () => {
    const html = await drawWhole(app, visit);
    return html === null ? null : { html, at: visit.at };
  });
}
