import { type ComponentType, useEffect } from 'react';
import { endPrepared } from './prepared';

export interface RenderOptions {
  routes: Record<string, { parentId?: string; redirect?: string }>;
  routeComponents: Record<string, ComponentType>;
}

/** A page rendered beside the prepared one is not visible yet, so the prepared page has not ended. */
const arrived = (): void => {
  if (document.documentElement.dataset['beside'] === undefined) endPrepared();
};

function Arrived() {
  useEffect(arrived, []);
  return null;
}

/**
 * React hydrates a page later than the layouts around it, so the effect that reports its arrival belongs beside the
 * page itself.
 */
const arriving = (Page: ComponentType): ComponentType =>
  function ArrivingPage() {
    return (
      <>
        <Page />
        <Arrived />
      </>
    );
  };

/** What React keeps of a lazy component that is not loaded yet: the function that loads it, which Umi calls ahead. */
interface Lazy {
  _payload?: { _result: unknown };
}

/**
 * Umi begins to load a layout when the pointer rests on a link to it, and drops the promise. Without an answer that
 * would be told as code missing from an event handler, beside the page that says the same, or to somebody who only
 * pointed. The page that is opened learns of the failure from its own promise.
 */
const loadingAhead = (layout: ComponentType): ComponentType => {
  const { _payload: payload } = layout as Lazy;
  const load = payload?._result;
  if (payload && typeof load === 'function')
    payload._result = () => {
      const coming: Promise<unknown> = load();
      coming.then(undefined, () => undefined);
      return coming;
    };
  return layout;
};

/** The components of the routes; each page reports when it has been hydrated or rendered. */
export function withArrival({ routes, routeComponents }: RenderOptions): Record<string, ComponentType> {
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.fromEntries(
    Object.entries(routeComponents).map(([id, component]) => [
      id,
      layouts.has(id) ? loadingAhead(component) : arriving(component),
    ]),
  );
}
