import type { TextLimit } from '@contract/limits';
import type { TextShape } from '@contract/rules/text-shapes';
import type { ReactNode } from 'react';

/**
 * The rule for a text, which every field states before anything is typed: its length, its fixed form, or a sentence in
 * its help. `any`: the text was set elsewhere, such as the current password, so no rule applies.
 */
export type TextRule =
  | (TextLimit & { shape?: never })
  | { min?: never; max?: never; shape: TextShape | 'any' }
  | { min?: never; max?: never; shape: 'told'; help: NonNullable<ReactNode> };

/** Caps from this length on are far above what anybody types, so they are shown only once a text comes near. */
const FAR = 10_000;
const NEAR_SHARE = 0.8;

export const isNear = (count: number, max: number): boolean => count >= max * NEAR_SHARE;
export const isFarFrom = (count: number, max: number): boolean => max >= FAR && !isNear(count, max);
