// npm run restore -- <file>: into an empty place; with --check it only reads the file to its end.
import { runBuilt } from './support/run-built.mjs';

process.exitCode = await runBuilt('restore.js');
