/** The shapes mirror config/environments.ts, whose table the build hands over as `ENVIRONMENTS`. */
export type EnvironmentName = keyof typeof ENVIRONMENTS.table;
export type Environment = (typeof ENVIRONMENTS.table)[EnvironmentName];

export interface EnvironmentChoice {
  name: string | undefined;
  hosts: Partial<Environment> | undefined;
  site: string;
}

type Table = typeof ENVIRONMENTS;

const isName = (table: Table['table'], name: string | undefined): name is EnvironmentName =>
  name !== undefined && Object.keys(table).includes(name);

/**
 * The servers to talk to. An unknown or missing name means `dev`; in production the site's own
 * domain may choose another API; what `/env.js` says has the last word.
 */
export function chooseEnvironment({ table, deployments }: Table, choice: EnvironmentChoice): Environment {
  const name = isName(table, choice.name) ? choice.name : 'dev';
  const deployment =
    name === 'prod' ? deployments.find((candidate) => candidate.site === choice.site) : undefined;
  return { ...table[name], ...(deployment && { api: deployment.api }), ...choice.hosts };
}

export const environment = (): Environment =>
  chooseEnvironment(ENVIRONMENTS, { name: window.ENV, hosts: window.ENV_HOSTS, site: location.host });

/** Pictures come without a leading slash and relative to the image server (api facts 3.1). */
export function imageUrl(path: string | null | undefined): string | null {
  if (!path) return null;
  if (/^(https?:|data:image\/|blob:)/.test(path)) return path;
  return `${environment().image}/${path.replace(/^\/+/, '')}`;
}
