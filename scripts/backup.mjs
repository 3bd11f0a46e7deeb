// npm run backup -- <folder or file>: database, attachments, keys and configuration as one sealed file.
import { runBuilt } from './support/run-built.mjs';

process.exitCode = await runBuilt('backup.js');
