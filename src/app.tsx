import { DEFAULT_LOCALE } from '@contract/locale';
import { getIntl, type RequestConfig } from '@umijs/max';
import type { ComponentType } from 'react';
import { eraseWork } from '@/hooks/erase-work';
import { type InitialState, loadInitialState } from '@/hooks/initial-state';
import { storeState } from '@/hooks/store-state';
import { startLocale, takeRenewedTexts } from '@/i18n/choose-locale';
import { keepTextsIn } from '@/i18n/own-texts';
import { dataLayerConfig } from '@/models/data-layer';
import { listenForFailedChunks } from '@/request/failed-chunks';
import { hasFirstAnswers } from '@/request/first-answers';
import { requestConfig } from '@/request/request-config';
import { startTheme } from '@/theme/theme-mode';
import { type RenderOptions, withArrival } from '@/utils/arrived-page';
import { rememberRoutes } from '@/utils/known-routes';
import { isPrepared, mount } from '@/utils/mount';
import { onSignOut } from '@/utils/sign-out-hooks';
import { untilRetry } from '@/utils/splash';
import { nonceStyleElements } from '@/utils/style-nonce';

// The layouts of every public page: part of the first file, so that no page has to wait for a second one.
import '@/layouts/root';
import '@/layouts/main';
import '@/layouts/auth';
// Nearly every page loads its data with this hook, so it belongs to the first file as well.
import '@/hooks/useLoad';

/** Umi's runtime hooks. Each says what happens when; how is written elsewhere. */

/** With `components` Umi returns the app instead of mounting it, because `render` below mounts it by itself. */
export const modifyClientRenderOpts = (options: RenderOptions): object => ({
  ...options,
  routeComponents: withArrival(options),
  components: true,
});

export async function render(oldRender: () => void): Promise<void> {
  nonceStyleElements();
  startTheme();
  onSignOut(eraseWork);
  listenForFailedChunks();
  keepTextsIn(getIntl(DEFAULT_LOCALE).messages as Record<string, string>);
  if (process.env.NODE_ENV === 'development') takeRenewedTexts();
  await startLocale();
  const hydrates = isPrepared() && document.documentElement.lang === DEFAULT_LOCALE && hasFirstAnswers();
  await getInitialState();
  mount((oldRender as () => ComponentType)(), hydrates);
}

/** Nothing renders before this has an answer; a failed start offers 重试 and begins again. */
export async function getInitialState(): Promise<InitialState> {
  try {
    return await loadInitialState();
  } catch (error) {
    console.error('The start failed.', error);
    await untilRetry();
    return getInitialState();
  }
}

export const request: RequestConfig = requestConfig;

/** The store begins with what the start has loaded: session, site settings. */
export const dva = () => ({ config: { ...dataLayerConfig, initialState: storeState() } });

export function patchClientRoutes({ routes }: { routes: Parameters<typeof rememberRoutes>[0] }): void {
  rememberRoutes(routes);
}
