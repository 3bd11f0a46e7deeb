import { mayReadAchievementFile } from '@server/modules/achievement/service';
import { mayReadFile, unnameFile } from '@server/modules/apply/service';
import type { FileUses } from '@server/modules/attachment/service';
import { mayReadEvidence } from '@server/modules/certification/service';
import { mayReadContentFile } from '@server/modules/content/service';
import { mayReadDemandFile } from '@server/modules/demand/service';
import { knownExports } from '@server/modules/export/service';

/** The modules that refer to attachments: whoever may read the referring record may open the file. */
export const FILE_USES: FileUses = {
  mayRead: [
    mayReadContentFile,
    (db, caller, { id }) => mayReadFile(db, caller, id),
    (db, caller, { id }) => mayReadAchievementFile(db, caller, id),
    (db, caller, { id }) => mayReadDemandFile(db, caller, id),
    (db, caller, { id }) => mayReadEvidence(db, caller, id),
  ],
  unname: unnameFile,
  knownBytes: knownExports,
};
