import type { IApi } from '@umijs/max';
import { writeServiceTexts } from '../config/plugins/service-texts';

/** What the service itself says in other languages, for it to read (server/languages). */
export default (api: IApi): void => {
  api.onBuildComplete(({ err }) => {
    if (!err) writeServiceTexts(api.paths.absOutputPath);
  });
};
