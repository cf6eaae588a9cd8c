import { readScenes } from '../../../demo/demo.ts'
import type { FocalPointsService } from '../../../photos/focal-points.service.ts'
import { writeYaml } from '../write-yaml.ts'
import type { PictureNames } from './picture-names.ts'

/** What crops keep in view: of the exported pictures, and of those that lie elsewhere. */
export async function writePictures(
  pictures: PictureNames,
  focalPoints: FocalPointsService,
): Promise<string> {
  const pathOf = new Map(pictures.all())
  const scenes = new Map((await readScenes()).map(({ url, focalPoint }) => [url, focalPoint]))
  const points = (await focalPoints.list()).flatMap(({ imageUrl, focalPoint }) => {
    const isShipped = String(scenes.get(imageUrl)) === String(focalPoint)
    const picture = pathOf.get(imageUrl) ?? (/^https?:/.test(imageUrl) ? imageUrl : null)
    return picture && !isShipped ? [{ picture, focalPoint }] : []
  })
  return writeYaml(points.sort((one, other) => (one.picture < other.picture ? -1 : 1)))
}
