import { demoAccounts } from '@server/demo/demo-accounts';
import type { Page } from 'playwright-core';
import { signInAs } from './application-form';
import type { openBrowser, WatchedPage } from './openBrowser';

const PATIENCE_MS = 30_000;

export interface Place {
  /** Without a trailing slash. */
  address: string;
  newPage: Awaited<ReturnType<typeof openBrowser>>['newPage'];
}

/** A person signed in to the admin area. */
export interface Actor extends WatchedPage {
  /** Opens a path of the site. */
  go: (path: string) => Promise<void>;
}

export const enter = async ({ address, newPage }: Place, login: string): Promise<Actor> => {
  if (!demoAccounts.some((account) => account.login === login))
    throw new Error(`nobody signs in as ${login}`);
  const watched = await newPage({ width: 1280 });
  const { page } = watched;
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${address}/login`);
  await signInAs(page, login);
  return { ...watched, go: async (path) => void (await page.goto(address + path)) };
};

/** Presses a button in the only open dialog; antd puts a space between two characters. */
export const confirmIn = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${[...name].join('\\s*')}$`) })
    .last()
    .click();

/** Presses a button and confirms in the dialog that asks. */
export const pressAndConfirm = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  await confirmIn(page, name);
};

/** The status tag of the project's page, or any first text of this wording. */
export const shows = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .first()
    .waitFor();
