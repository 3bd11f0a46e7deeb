import { workshopLinks } from './workshop-links';

afterEach(() => {
  window.ENV = undefined;
  window.ENV_HOSTS = undefined;
});

it('are the servers for code and terminal, the latter as a page', () => {
  window.ENV = 'pre';

  expect(workshopLinks()).toEqual([
    { kind: 'code', url: 'https://code.pre.example.com' },
    { kind: 'terminal', url: 'https://terminal.pre.example.com' },
  ]);
});

it('are only those that there are', () => {
  window.ENV_HOSTS = { webTerminal: 'ws://127.0.0.1:7000' };

  expect(workshopLinks()).toEqual([{ kind: 'terminal', url: 'http://127.0.0.1:7000' }]);
});
