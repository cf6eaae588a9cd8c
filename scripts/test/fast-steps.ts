import { checkers, vitest } from './steps.ts'

export const check = () =>
  checkers([
    ['types', 'tsc', '--noEmit', '-p', '.'],
    ['arrows', 'depcruise', 'src', '--config', '.dependency-cruiser.mjs'],
    ['format and lint', 'biome', 'ci', '.'],
    ['dead code', 'knip'],
  ])

/** These steps need neither a browser nor a database server. */
export const fastSteps = [check, () => vitest('unit', 'alone')]
