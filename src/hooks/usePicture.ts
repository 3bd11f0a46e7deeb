import { useEffect, useRef, useState } from 'react';

/** The chosen file as a picture, or null while the browser reads it. */
export function usePicture(file: File, onBroken: () => void): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const broken = useRef(onBroken);
  broken.current = onBroken;
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => setPicture(image);
    image.onerror = () => broken.current();
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return picture;
}
