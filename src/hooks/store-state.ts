import { history } from '@umijs/max';
import global from '@/models/global';
import { themeState } from '@/theme/theme-mode';
import { framesOf } from '@/utils/known-routes';
import { startState } from './initial-state';

/** Initial state of the store: the models' own, what the start has loaded, and the frame of the page. */
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
