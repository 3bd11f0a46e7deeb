// npm run backup -- <folder or file>: writes database, attachments, keys and configuration to one encrypted file.
import { runBuilt } from './support/run-built.mjs';

process.exitCode = await runBuilt('backup.js');
