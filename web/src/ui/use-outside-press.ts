import { useEffect, type RefObject } from "react";

/** Calls back when the visitor presses anywhere outside an element, as long as `watching`. */
export const useOutsidePress = (
  element: RefObject<HTMLElement | null>,
  watching: boolean,
  onPress: () => void,
): void => {
  useEffect(() => {
    if (!watching) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onPress();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [element, watching, onPress]);
};
