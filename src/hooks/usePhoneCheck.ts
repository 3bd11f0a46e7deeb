import type { checkPhone } from '@/services/registration';
import { useModelDispatch } from './useModelDispatch';

/** Whether a phone number is free, asked through the model `user`. */
export function usePhoneCheck(): typeof checkPhone {
  const dispatch = useModelDispatch();
  return (phone) => dispatch({ type: 'user/phoneCheck', payload: phone });
}
