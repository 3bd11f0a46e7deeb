import '@umijs/max/typings';

declare global {
  interface WindowEventMap {
    'texts-renewed': CustomEvent<Record<string, string>>;
  }
  namespace NodeJS {
    interface Module {
      /** What the bundler of `npm run dev` gives to a module that takes its own change (src/locales/zh-CN.ts). */
      hot?: {
        accept: () => void;
        data?: Record<string, unknown>;
        dispose: (keep: (data: Record<string, unknown>) => void) => void;
      };
    }
  }
}
