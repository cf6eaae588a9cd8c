import type { FocalPoint } from '#shared/contract/fields.ts'
import type { FocalPointOf } from '#shared/theme/focal-point.ts'
import type { ChangeFeed } from '../platform/changes.ts'
import { readScenes } from './media/demo-pictures.ts'
import type { FocalPointsRepository } from './photos.repository.ts'

/** A focal point says which part of a picture matters, so that no crop cuts off the dog. */
export function createFocalPointsService(
  focalPoints: FocalPointsRepository,
  changes: Pick<ChangeFeed, 'memoize'>,
) {
  /** Every page needs focal points, so they are cached until a change. */
  const known = changes.memoize(async () => {
    const [scenes, rows] = await Promise.all([readScenes(), focalPoints.list()])
    const points = new Map<string, FocalPoint>()
    for (const { url, focalPoint } of scenes) points.set(url, focalPoint)
    for (const { imageUrl, x, y } of rows) points.set(imageUrl, [x, y])
    return points
  })

  return {
    async reader(): Promise<FocalPointOf> {
      const points = await known.get()
      return (imageUrl) => points.get(imageUrl) ?? null
    },
    async list() {
      return Array.from(await known.get(), ([imageUrl, focalPoint]) => ({ imageUrl, focalPoint }))
    },
    /**
     * Null removes the owner's choice; a picture that ships with the project then uses its own
     * again.
     */
    async set(imageUrl: string, focalPoint: FocalPoint | null) {
      if (focalPoint) await focalPoints.save(imageUrl, focalPoint)
      else await focalPoints.remove(imageUrl)
      known.forget()
      return { imageUrl, focalPoint: (await known.get()).get(imageUrl) ?? null }
    },
    removeUnder: (folder: string) => focalPoints.removeUnder(folder),
  }
}

export type FocalPointsService = ReturnType<typeof createFocalPointsService>
