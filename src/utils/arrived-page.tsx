import { type ComponentType, useEffect } from 'react';
import { endPrepared } from './prepared';

export interface RenderOptions {
  routes: Record<string, { parentId?: string; redirect?: string }>;
  routeComponents: Record<string, ComponentType>;
}

/** A page that is drawn beside the prepared one is not in sight yet. */
const arrived = (): void => {
  if (document.documentElement.dataset['beside'] === undefined) endPrepared();
};

function Arrived() {
  useEffect(arrived, []);
  return null;
}

/** React hydrates a page later than the layouts around it, in a step of its own: so the sign stands beside the page. */
const arriving = (Page: ComponentType): ComponentType =>
  function ArrivingPage() {
    return (
      <>
        <Page />
        <Arrived />
      </>
    );
  };

/** The components of the routes, the pages among them with a sign that they have been hydrated or drawn. */
export function withArrival({ routes, routeComponents }: RenderOptions): Record<string, ComponentType> {
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.fromEntries(
    Object.entries(routeComponents).map(([id, component]) => [
      id,
      layouts.has(id) ? component : arriving(component),
    ]),
  );
}
