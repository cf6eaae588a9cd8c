import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** True only in the slow project. */
    doesWhole: boolean
  }
}

/** `npm test` does a part of long work, `npm run test:slow` all of it; see vitest.config.ts. */
export const partUnlessSlow = <T>(part: T, whole: T): T => (inject('doesWhole') ? whole : part)
