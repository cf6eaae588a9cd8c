import type { FocalPoint } from '#shared/contract/fields.ts'
import type { FocalPointOf } from '#shared/look/focal-point.ts'
import { readScenes } from '../demo/scenes.ts'
import type { FocalPointsRepository } from './focal-points.repository.ts'

/** Where to look in a picture, so that no crop cuts off the dog. */
export function createFocalPointsService(focalPoints: FocalPointsRepository) {
  /** Every page needs some of them, so they are read once per change. */
  let known: Promise<Map<string, FocalPoint>> | null = null

  async function readAll() {
    const [scenes, rows] = await Promise.all([readScenes(), focalPoints.list()])
    const points = new Map<string, FocalPoint>()
    for (const { url, focalPoint } of scenes) points.set(url, focalPoint)
    for (const { imageUrl, x, y } of rows) points.set(imageUrl, [x, y])
    return points
  }

  function getAll() {
    if (!known) {
      const reading = readAll()
      known = reading
      reading.catch(() => {
        if (known === reading) known = null
      })
    }
    return known
  }

  return {
    /** For many pictures at once. */
    async reader(): Promise<FocalPointOf> {
      const points = await getAll()
      return (imageUrl) => points.get(imageUrl) ?? null
    },
    async list() {
      return Array.from(await getAll(), ([imageUrl, focalPoint]) => ({ imageUrl, focalPoint }))
    },
    /** Null takes back what was set; what ships with the project has its own then. */
    async set(imageUrl: string, focalPoint: FocalPoint | null) {
      if (focalPoint) await focalPoints.put(imageUrl, focalPoint)
      else await focalPoints.remove(imageUrl)
      known = null
      return { imageUrl, focalPoint: (await getAll()).get(imageUrl) ?? null }
    },
    removeUnder: (folder: string) => focalPoints.removeUnder(folder),
    forget() {
      known = null
    },
  }
}

export type FocalPointsService = ReturnType<typeof createFocalPointsService>
