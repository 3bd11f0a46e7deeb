// npm run factor:release -- <login> <grounds>: two-step verification of staff that nobody else of the platform can help.
import { runBuilt } from './support/run-built.mjs';

process.exitCode = await runBuilt('release-factor.js');
