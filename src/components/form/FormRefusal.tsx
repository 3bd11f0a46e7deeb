import { useEffect, useRef } from 'react';
import { FieldError } from './FieldError';

/** Why a form was not taken, at its foot beside the buttons; nothing while there is no reason. */
export function FormRefusal({ children }: { children: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) place.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  if (!children) return null;
  return (
    <div role="alert" ref={place}>
      <FieldError>{children}</FieldError>
    </div>
  );
}
