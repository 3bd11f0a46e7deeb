import { useDispatch } from '@umijs/max';
import type { checkPhone } from '@/services/registration';

/** Whether a phone number is free, asked through the model `user`. */
export function usePhoneCheck(): typeof checkPhone {
  const dispatch = useDispatch();
  return (phone) =>
    dispatch({ type: 'user/phoneCheck', payload: phone }) as unknown as ReturnType<typeof checkPhone>;
}
