import { type BuiltSite, onBuiltSite } from '@tests/support/built-site';
import { askAs } from './askAs';
import { LANGUAGES, Matrix } from './Matrix';
import type { Stop } from './stop';

/** The tests of one file: each of these stops in each language, look and width. */
export function findNoBarriers(stops: readonly Stop[]): void {
  let matrices: Matrix[];
  let ask: ReturnType<typeof askAs>;

  onBuiltSite(({ service, browser }: BuiltSite) => {
    ask = askAs(service.address);
    matrices = LANGUAGES.map((language) => new Matrix(language, service.address, browser.newPage));
  });

  describe('in each language, look and width', () => {
    it.each(stops)('$path has no barrier', async (stop) => {
      const { address } = await stop.find(ask(stop.who));

      const found = await Promise.all(matrices.map((matrix) => matrix.findingsOn(stop, address)));

      expect(found.flat()).toEqual([]);
    });
  });
}
