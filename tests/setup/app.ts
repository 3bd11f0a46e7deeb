import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { listenToConsole, takeUnexpectedConsole } from './allow-console';

beforeEach(listenToConsole);

afterEach(() => {
  const unexpected = takeUnexpectedConsole();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  if (unexpected.length > 0) {
    throw new Error(
      `The console was not silent (allowConsole(/…/) if that is right):\n${unexpected.join('\n')}`,
    );
  }
});
