import module from 'node:module';
import { join } from 'node:path';

/** Since Node.js 22.1; the service also runs under 20. */
const { enableCompileCache } = module as { enableCompileCache?: (directory: string) => unknown };

/**
 * What a person or a container starts. The service is a program of its own, because both of these act on what is loaded
 * after them. A stack names the files of the sources; with Node's own option in place of the call every stack that a
 * library looks at on the way would be mapped as well. What V8 has compiled is kept beside the code: the next start
 * takes it over. Where that place cannot be written to, as in the image, each start compiles everything anew.
 */
process.setSourceMapsEnabled(true);
enableCompileCache?.(join(import.meta.dirname, 'compiled'));

await import('./service');
