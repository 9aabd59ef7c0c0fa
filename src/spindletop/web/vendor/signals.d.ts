export function signal<T>(initial: T): { value: T };
export function computed<T>(compute: () => T): { readonly value: T };
export function effect(run: () => void): () => void;
export function batch<T>(run: () => T): T;
