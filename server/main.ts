import module from 'node:module';
import { join } from 'node:path';

/** Since Node.js 22.1; the service also runs under 20. */
const { enableCompileCache } = module as { enableCompileCache?: (directory: string) => unknown };

/**
 * The entry point that a person or a container starts. The service is a separate module, because both calls affect only
 * what is loaded after them. Source maps make stacks name the source files; Node's command-line option would also map
 * every stack that a library merely looks at. V8's compiled code is cached beside the program for the next start; where
 * that directory is not writable, as in the image, each start compiles anew.
 */
process.setSourceMapsEnabled(true);
enableCompileCache?.(join(import.meta.dirname, 'compiled'));

await import('./service');
