import type account from './account';
import type global from './global';
import type homepage from './homepage';
import type user from './user';

interface Models {
  account: typeof account;
  global: typeof global;
  homepage: typeof homepage;
  user: typeof user;
}

type Kind = 'effects' | 'reducers';
type Of<M, K extends Kind> = M extends Record<K, infer Found> ? Found : Record<never, never>;
/** Action types such as `homepage/home`: the model, and the name within it. */
type Names<K extends Kind> = {
  [N in keyof Models]: `${N}/${keyof Of<Models[N], K> & string}`;
}[keyof Models];
type At<K extends Kind, T> = T extends `${infer N extends keyof Models}/${infer A}`
  ? A extends keyof Of<Models[N], K>
    ? Of<Models[N], K>[A]
    : never
  : never;

export type EffectName = Names<'effects'>;
export type ReducerName = Names<'reducers'>;

type Fn = (...args: never) => unknown;
/** An effect may be an array of the function and how its runs are scheduled. */
type EffectAt<T> =
  At<'effects', T> extends infer E ? (E extends readonly (infer U)[] ? Extract<U, Fn> : E) : never;
type Effected<T> =
  EffectAt<T> extends (action: { payload: infer P }, command: never) => Generator<unknown, infer R, never>
    ? { payload: P; result: R }
    : never;

export type EffectPayload<T> = Effected<T>['payload'];
export type EffectResult<T> = Effected<T>['result'];
export type ReducerPayload<T> =
  At<'reducers', T> extends (state: never, action: { payload: infer P }) => unknown ? P : never;

/** Effects that can be run without a payload. */
export type BareEffectName = {
  [T in EffectName]: undefined extends EffectPayload<T> ? T : never;
}[EffectName];

type EffectAction<T> =
  undefined extends EffectPayload<T>
    ? { type: T; payload?: EffectPayload<T> }
    : { type: T; payload: EffectPayload<T> };

/**
 * dva returns a promise for an effect, which its own type does not say; nor does that type know the effects and their
 * payloads.
 */
export interface ModelDispatch {
  <T extends EffectName>(action: EffectAction<T>): Promise<EffectResult<T>>;
  <T extends ReducerName>(action: { type: T; payload: ReducerPayload<T> }): void;
}
