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

/** The components of the routes; each page reports when it has been hydrated or rendered. */
export function withArrival({ routes, routeComponents }: RenderOptions): Record<string, ComponentType> {
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.fromEntries(
    Object.entries(routeComponents).map(([id, component]) => [
      id,
      layouts.has(id) ? component : arriving(component),
    ]),
  );
}
