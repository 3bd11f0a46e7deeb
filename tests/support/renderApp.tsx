import { TestBrowser } from '@@/testBrowser';
import { render } from '@testing-library/react';
import { createRef, type MutableRefObject } from 'react';

type Location = Parameters<typeof TestBrowser>[0]['location'];

/** Runs the whole app, routes, layouts and start included, at one address; pair it with stubService. */
export function renderApp(address: string) {
  const { pathname, search, hash } = new URL(address, window.location.href);
  const location: Location = { pathname, search, hash };
  const historyRef = createRef() as MutableRefObject<never>;
  const view = render(<TestBrowser location={location} historyRef={historyRef} />);
  return { ...view, history: () => historyRef.current };
}
