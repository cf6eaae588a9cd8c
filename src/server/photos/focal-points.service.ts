import type { FocalPoint } from '#shared/contract/fields.ts'
import type { FocalPointOf } from '#shared/theme/focal-point.ts'
import type { ChangeFeed } from '../platform/changes.ts'
import { readScenes } from './media/demo-pictures.ts'
import type { FocalPointsRepository } from './photos.repository.ts'

/** Where to look in a picture, so that no crop cuts off the dog. */
export function createFocalPointsService(
  focalPoints: FocalPointsRepository,
  changes: Pick<ChangeFeed, 'memoize'>,
) {
  /** Every page needs some of them, so they are read once per change. */
  const known = changes.memoize(async () => {
    const [scenes, rows] = await Promise.all([readScenes(), focalPoints.list()])
    const points = new Map<string, FocalPoint>()
    for (const { url, focalPoint } of scenes) points.set(url, focalPoint)
    for (const { imageUrl, x, y } of rows) points.set(imageUrl, [x, y])
    return points
  })

  return {
    /** For many pictures at once. */
    async reader(): Promise<FocalPointOf> {
      const points = await known.get()
      return (imageUrl) => points.get(imageUrl) ?? null
    },
    async list() {
      return Array.from(await known.get(), ([imageUrl, focalPoint]) => ({ imageUrl, focalPoint }))
    },
    /** Null takes back what was set; what ships with the project has its own then. */
    async set(imageUrl: string, focalPoint: FocalPoint | null) {
      if (focalPoint) await focalPoints.put(imageUrl, focalPoint)
      else await focalPoints.remove(imageUrl)
      known.forget()
      return { imageUrl, focalPoint: (await known.get()).get(imageUrl) ?? null }
    },
    removeUnder: (folder: string) => focalPoints.removeUnder(folder),
  }
}

export type FocalPointsService = ReturnType<typeof createFocalPointsService>
