import '@umijs/max/typings';

declare global {
  /** The table of config/environments.ts, put here by the build's `define`. */
  const ENVIRONMENTS: {
    table: Record<
      import('./config/environments').EnvironmentName,
      import('./config/environments').Environment
    >;
    deployments: import('./config/environments').Deployment[];
  };

  interface Window {
    /** Served by /env.js: which environment this is. */
    ENV?: string;
    /** Served by /env.js: hosts that differ from the table. */
    ENV_HOSTS?: Partial<import('./config/environments').Environment>;
  }
}
