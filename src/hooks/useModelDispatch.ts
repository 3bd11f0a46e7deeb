import { useDispatch } from '@umijs/max';
import type { ModelDispatch } from '@/models/model-actions';

/** Runs an effect of the models, or saves something in them. */
export const useModelDispatch = useDispatch as () => ModelDispatch;
