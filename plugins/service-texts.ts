import type { IApi } from '@umijs/max';
import { writeServiceTexts } from '../config/plugins/service-texts';

/** Writes what the service itself says in other languages into the build, where it is read (server/languages). */
export default (api: IApi): void => {
  api.onBuildComplete(({ err }) => {
    if (!err) writeServiceTexts(api.paths.absOutputPath);
  });
};
