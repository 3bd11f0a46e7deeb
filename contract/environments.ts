/** `window.ENV` names one of these, `dev` is the default (req:spec-environments). */
export type EnvironmentName = 'local' | 'dev' | 'test' | 'pre' | 'prod';

/** Each server is an origin; empty means the origin that served the page. */
export interface Environment {
  api: string;
  image: string;
  report: string;
  codeHosting: string;
  webTerminal: string;
  slice: string;
  office: string[];
  qqCallback: string;
}

export interface Deployment {
  /** Host of the site that this deployment serves. */
  site: string;
  api: string;
}

/** An environment whose servers are all at one origin; '' is the origin that served the page. */
const allAt = (origin: string): Environment => ({
  api: origin,
  image: origin,
  report: origin,
  codeHosting: origin,
  webTerminal: origin.replace('http', 'ws'),
  slice: origin,
  office: origin ? [origin] : [],
  qqCallback: `${origin}/login`,
});

/** An environment whose servers are subdomains of one domain. */
const under = (domain: string): Environment => ({
  api: `https://api.${domain}`,
  image: `https://images.${domain}`,
  report: `https://report.${domain}`,
  codeHosting: `https://code.${domain}`,
  webTerminal: `wss://terminal.${domain}`,
  slice: `https://slice.${domain}`,
  office: [`https://office1.${domain}`, `https://office2.${domain}`],
  qqCallback: `https://www.${domain}/login`,
});

/**
 * Host values are the operator's: the example.com rows show the form, and `/env.js` overrides
 * any of them without a new build. `dev` is the one-command start, so it stays on one origin.
 */
export const environments: Record<EnvironmentName, Environment> = {
  local: allAt('http://127.0.0.1:8000'),
  dev: allAt(''),
  test: under('test.example.com'),
  pre: under('pre.example.com'),
  prod: under('example.com'),
};

/** In production two more sites have an API of their own (req:spec-environments). */
export const deployments: Deployment[] = [
  { site: 'first.example.com', api: 'https://api.first.example.com' },
  { site: 'second.example.com', api: 'https://api.second.example.com' },
];

export interface EnvironmentChoice {
  name: string | undefined;
  /** Servers that override those of the environment. */
  hosts: Partial<Environment> | undefined;
  /** Host and port of the site that is open. */
  site: string;
}

const isName = (name: string | undefined): name is EnvironmentName =>
  name !== undefined && Object.keys(environments).includes(name);

/**
 * The servers to talk to (req:spec-environments). An unknown or missing name means `dev`; in production the site's own
 * domain may choose another API; what `/env.js` says has the last word.
 */
export function chooseEnvironment({ name, hosts, site }: EnvironmentChoice): Environment {
  const known = isName(name) ? name : 'dev';
  const deployment = known === 'prod' ? deployments.find((candidate) => candidate.site === site) : undefined;
  return { ...environments[known], ...(deployment && { api: deployment.api }), ...hosts };
}
