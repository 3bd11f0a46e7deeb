import { DEFAULT_LOCALE } from '../contract/locale';

/** What the build and the HTML shell need to know about the product itself. */
export const settings = {
  locale: DEFAULT_LOCALE,
  title: '开创专项',
  description: '创新专项申报、需求与成果平台：从申报到结题，时间安排一目了然，办理进度随时可查。',
  keywords: '开创专项,创新专项,项目申报,技术需求,科技成果',
  /** Where `max build` puts the app; the service serves this folder. */
  outputPath: 'dist/app',
  /** A chunk that takes longer than this counts as failed (req:spec-constants). */
  chunkLoadTimeoutMs: 120_000,
  /** After this the splash offers 重试 (req:product-splash). */
  splashRetryMs: 8_000,
  /** The oldest browsers served. All of them run modules, async functions and classes natively. */
  browsers: { chrome: 88, edge: 88, firefox: 90, safari: 14, ios: 14 },
} as const;
