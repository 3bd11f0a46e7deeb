import { createCache } from '@ant-design/cssinjs';
import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import 'fake-indexeddb/auto';
import * as React from 'react';
import { listenToConsole, takeUnexpectedConsole } from './allow-console';

// The default of a second suffices for a page, but not on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// A query is repeated at every change of the page until it succeeds; only the last failure needs to print the page.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

const { XMLHttpRequest } = window;

// In development React records the stack of every element it creates for possible messages, which takes a tenth of the
// time of all page tests. It stops after ten thousand elements in a second; this makes it believe that the limit is
// always reached.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<typeof INTERNALS, object>)[INTERNALS];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// A component's styles are the same in every test of a file, so they are kept even when no component uses them any
// more.
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
  // stubService had replaced it.
  Object.assign(window, { XMLHttpRequest });
  localStorage.clear();
  sessionStorage.clear();
  if (unexpected.length > 0) {
    throw new Error(
      `The console was not silent (allowConsole(/…/) if that is right):\n${unexpected.join('\n')}`,
    );
  }
});
