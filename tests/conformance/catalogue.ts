import { calls } from './calls';
import { errors } from './errors';
import { routes } from './routes';
import type { Chapter } from './row';
import { access, constants, validation } from './rules';
import { entities, states } from './states';

/** Everything the specification asks for, in its own order. Ids are stable: tests and documents quote them. */
export const catalogue: readonly Chapter[] = [
  routes,
  entities,
  states,
  validation,
  access,
  calls,
  errors,
  constants,
];
