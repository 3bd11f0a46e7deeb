import { history } from '@umijs/max';
import global from '@/models/global';
import { themeState } from '@/theme/theme-mode';
import { framesOf } from '@/utils/known-routes';
import { startState } from './initial-state';

/** What the store of the models begins with: their own beginnings, what the start learnt, and the frame of the page. */
export function storeState(): object {
  const learnt = startState();
  if (!learnt) return {};
  const { updateData, ...known } = learnt.global;
  const { state } = global;
  return {
    user: learnt.user,
    global: {
      ...Object.assign({}, state, ...framesOf(history.location.pathname), known),
      theme: themeState().mode,
      updateData: { ...state.updateData, ...updateData },
    },
  };
}
