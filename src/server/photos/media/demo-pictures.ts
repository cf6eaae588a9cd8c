import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { FocalPoint } from '#shared/contract/fields.ts'
import { memoize } from '../../platform/changes.ts'
import { pathInProject } from '../../platform/root.ts'

const Scene = z.object({
  name: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  focalPoint: FocalPoint,
})
type Scene = z.output<typeof Scene>

/** The drawings ship with the project and never change while it runs, so they are read once. */
export const { get: readScenes } = memoize(
  async (): Promise<Scene[]> =>
    z.parse(z.array(Scene), JSON.parse(await readFile(pathInProject('art/scenes.json'), 'utf8'))),
)
