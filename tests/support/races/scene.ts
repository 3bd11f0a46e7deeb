import type { Answer, TestService } from '@tests/support/service';
import { auditMark, auditSince, expectSame, type Race, statusOf } from './race';

/** One of two buttons: its request, its entry in the audit log, and the state that results. */
export interface Act {
  send: () => Promise<Answer>;
  /** Null where the act is not logged. */
  audit: string | null;
  becomes: unknown;
}

export interface Scene<Name extends string> {
  acts: Record<Name, Act>;
  /** Targets of the audit rows. */
  targets: readonly string[];
  now: () => Promise<unknown>;
}

export interface SceneRaces<Name extends string> {
  /** `certification real_name pending`. */
  name: string;
  pairs: readonly (readonly [Name, Name])[];
  /** Rows of the contract that the acts represent. */
  rows?: Partial<Record<Name, string>>;
  /** Acts that request a state and not a change: when both are sent, both are told that it holds. */
  wishes?: readonly Name[];
  /** One after the other has the same result as one alone, so both may succeed. */
  inTurn?: boolean;
  /** Why the second may not learn who was first. */
  untold?: string;
  set: () => Promise<Scene<Name>>;
}

/** The races of one scene, which is set anew for every round. */
export const sceneRaces = <Name extends string>(
  service: TestService,
  { name, pairs, rows = {}, wishes = [], inTurn = false, untold, set }: SceneRaces<Name>,
): Race[] =>
  pairs.map(
    ([a, b]): Race => ({
      name: `${name}: ${a} × ${b}`,
      covers: [a, b].flatMap((act) => rows[act] ?? []),
      untold,
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
