import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { listenToConsole, takeUnexpectedConsole } from './allow-console';

// A second is plenty for a screen, not for a screen on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const { XMLHttpRequest } = window;

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
