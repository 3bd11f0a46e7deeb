import { useModelDispatch } from '@/hooks/useModelDispatch';
import type { checkPhone } from '@/services/registration';

/** Whether a phone number is free, asked through the model `user`. */
export function usePhoneCheck(): typeof checkPhone {
  const dispatch = useModelDispatch();
  return (phone) => dispatch({ type: 'user/phoneCheck', payload: phone });
}
