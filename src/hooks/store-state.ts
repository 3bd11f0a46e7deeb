import global from '@/models/global';
import { startState } from './initial-state';

/** What the store of the models begins with: their own beginnings, and what the start learnt. */
export function storeState(): object {
  const learnt = startState();
  if (!learnt) return {};
  const { updateData, ...known } = learnt.global;
  const { state } = global;
  return {
    user: learnt.user,
    global: { ...state, ...known, updateData: { ...state.updateData, ...updateData } },
  };
}
