import type { Answer, TestService } from '@tests/support/service';
import { auditMark, auditSince, expectSame, type Race, statusOf } from './race';

/** One of the two buttons: how it is pressed, what the audit log says of it, and what then stands. */
export interface Act {
  send: () => Promise<Answer>;
  /** Null where the act leaves no row in the log. */
  audit: string | null;
  becomes: unknown;
}

export interface Scene<Name extends string> {
  acts: Record<Name, Act>;
  /** What the audit rows are about. */
  targets: readonly string[];
  now: () => Promise<unknown>;
}

export interface SceneRaces<Name extends string> {
  /** `certification real_name pending`. */
  name: string;
  pairs: readonly (readonly [Name, Name])[];
  /** Rows of the contract that acts stand for. */
  rows?: Partial<Record<Name, string>>;
  /** Acts that ask for a state and not for a change: pressed twice, both hear that it is so. */
  wishes?: readonly Name[];
  /** One after the other is as good as one alone: both may be told that it was done. */
  inTurn?: boolean;
  set: () => Promise<Scene<Name>>;
}

/** The races of one scene, which is set anew for every round. */
export const sceneRaces = <Name extends string>(
  service: TestService,
  { name, pairs, rows = {}, wishes = [], inTurn = false, set }: SceneRaces<Name>,
): Race[] =>
  pairs.map(
    ([a, b]): Race => ({
      name: `${name}: ${a} × ${b}`,
      covers: [a, b].flatMap((act) => rows[act] ?? []),
      isSameWish: inTurn || (a === b && wishes.includes(a)),
      prepare: async () => {
        const scene = await set();
        const mark = await auditMark(service);
        return {
          first: () => statusOf(scene.acts[a].send()),
          second: () => statusOf(scene.acts[b].send()),
          agree: async (winner) => {
            const { audit, becomes } = scene.acts[winner === 0 ? a : b];
            expectSame(
              'audit log',
              await auditSince(service, mark, scene.targets),
              audit === null ? [] : [audit],
            );
            expectSame('what stands', await scene.now(), becomes);
          },
        };
      },
    }),
  );
