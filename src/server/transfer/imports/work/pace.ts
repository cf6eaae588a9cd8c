import type { ImportRow } from '../imports.repository.ts'

/** So few say nothing of the others. */
const FEWEST_READ = 3

/** How quickly the imports of this process get on. */
export function createPaces() {
  const paces = new Map<number, { since: number; read: number }>()
  return {
    begin: ({ id, postsRead }: ImportRow) =>
      void paces.set(id, { since: performance.now(), read: postsRead }),
    end: ({ id }: ImportRow) => void paces.delete(id),

    secondsLeft({ id, postsRead, report }: ImportRow): number | null {
      const pace = paces.get(id)
      const read = postsRead - (pace?.read ?? 0)
      if (!pace || !report || read < FEWEST_READ) return null
      const seconds = (performance.now() - pace.since) / 1000
      return Math.ceil((seconds / read) * Math.max(0, report.posts.total - postsRead))
    },
  }
}

export type Paces = ReturnType<typeof createPaces>
