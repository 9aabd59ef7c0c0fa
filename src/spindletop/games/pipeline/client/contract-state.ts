/* How far a contract is. */

import type { HeldContract } from './game.d.ts';

/** A contract counts from next year, wants barrels, or is filled and wants none. */
export type ContractState = 'deferred' | 'active' | 'filled';

/** The lines of a contract that wait for a barrel. */
export const openLines = (contract: HeldContract): number => contract.filled.filter(isDone => !isDone).length;

/** The state of a contract; one that was filled before and begun again is active. */
export function contractState(contract: HeldContract): ContractState {
  if (!contract.active) return 'deferred';
  const isBlank = openLines(contract) === contract.filled.length;
  return contract.fillings > 0 && isBlank ? 'filled' : 'active';
}
