// npm run storage:move -- store | folder: the attachments from the upload folder into the object store, or back.
import { runBuilt } from './support/run-built.mjs';

process.exitCode = await runBuilt('move-files.js');
