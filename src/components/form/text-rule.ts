import type { TextLimit } from '@contract/limits';
import type { TextShape } from '@contract/rules/text-shapes';
import type { ReactNode } from 'react';

/**
 * What a text has to be, which every field says before anything is typed: how long, of which fixed form, or by its help
 * where that takes a sentence. `any`: what stands elsewhere is asked for, such as the password in force.
 */
export type TextRule =
  | (TextLimit & { shape?: never })
  | { min?: never; max?: never; shape: TextShape | 'any' }
  | { min?: never; max?: never; shape: 'told'; help: NonNullable<ReactNode> };

/** Hard caps, far above what anybody types: told once a text comes near. */
const FAR = 10_000;
const NEAR_SHARE = 0.8;

export const isFarFrom = (count: number, max: number): boolean => max >= FAR && count < max * NEAR_SHARE;
