import { createCache } from '@ant-design/cssinjs';
import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import 'fake-indexeddb/auto';
import * as React from 'react';
import { listenToConsole, takeUnexpectedConsole } from './allow-console';

// A second is plenty for a screen, not for a screen on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// What is not there yet is looked for again at every change of the page: only the last look prints the page.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

const { XMLHttpRequest } = window;

// React in development draws the stack of every element it creates, for messages that it may have to write later: a
// tenth of the time of all page tests. From the ten-thousandth element of a second on it does without.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<typeof INTERNALS, object>)[INTERNALS];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// The styles of a component are the same in every test of a file: they are kept when the last that uses them is gone.
const styles = Object.getPrototypeOf(createCache()) as ReturnType<typeof createCache>;
const { opUpdate } = styles;
styles.opUpdate = function keep(path, change) {
  return opUpdate.call(this, path, (held) => change(held) ?? [0, held?.[1]]);
};

beforeEach(listenToConsole);

afterEach(() => {
  // What a page sends when it closes still belongs to the test, and to its stubs.
  cleanup();
  const unexpected = takeUnexpectedConsole();
  jest.restoreAllMocks();
  // stubService puts its own in place.
  Object.assign(window, { XMLHttpRequest });
  localStorage.clear();
  sessionStorage.clear();
  if (unexpected.length > 0) {
    throw new Error(
      `The console was not silent (allowConsole(/…/) if that is right):\n${unexpected.join('\n')}`,
    );
  }
});
