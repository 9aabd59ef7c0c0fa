export function useEffect(effect: () => void | undefined | (() => void), inputs?: any[]): void;
export function useLayoutEffect(effect: () => void | undefined | (() => void), inputs?: any[]): void;
export function useRef<T>(initial: T): { current: T };
export function useState<T>(initial: T): [T, (next: T | ((before: T) => T)) => void];
export function useMemo<T>(make: () => T, inputs: any[]): T;
