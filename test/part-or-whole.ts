import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the slow project alone. */
    doesWhole: boolean
  }
}

/** `npm test` does a part of what takes its time, `npm run test:slow` the whole: see vitest.config.ts. */
export const partOrWhole = <T>(part: T, whole: T): T => (inject('doesWhole') ? whole : part)
