import { format } from 'node:util';

type Level = 'error' | 'warn';

const allowed: RegExp[] = [];
const heard: string[] = [];

/** The one way to let an expected console message pass; it holds until the test ends. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

export function listenToConsole(): void {
  for (const level of ['error', 'warn'] satisfies Level[]) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      heard.push(`console.${level}: ${format(...args)}`);
    });
  }
}

/** Returns the messages that were not allowed, and clears the test's permissions. */
export function takeUnexpectedConsole(): string[] {
  const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  heard.length = 0;
  allowed.length = 0;
  return unexpected;
}
