import type { IApi } from '@umijs/max';
import { writeEmbedTexts } from '../config/plugins/embed-texts';

/** What charts on other sites say in other languages, for the service (server/modules/chart/embed). */
export default (api: IApi): void => {
  api.onBuildComplete(({ err }) => {
    if (!err) writeEmbedTexts(api.paths.absOutputPath);
  });
};
