import { setImmediate } from 'node:timers/promises'
import { boxLimits } from '#shared/moving/box-limits.ts'
import type { Box, BoxOptions } from '../../box/box.ts'
import type { StoredPictures } from '../../box/stored-pictures.ts'
import { MovingError } from '../../moving.errors.ts'
import type { SafeZip } from '../../zip/open-zip.ts'
import { decodeFile } from './decode-file.ts'
import { refuseCode } from './front-matter.ts'
import { readPost } from './read-post.ts'
import { readSite, type Site } from './site.ts'

const readFile = async (zip: SafeZip, name: string): Promise<string> =>
  decodeFile((await zip.read(name)) ?? Buffer.alloc(0))

/** So many beginnings are read before others in this process get their turn. */
const AT_ONCE = 100

/** Before any post is made of them: with thousands of posts before the one that means harm, that would take minutes. */
async function refuseHarm(zip: SafeZip, names: string[]) {
  for (const [at, name] of names.entries()) {
    if (zip.sizeOf(name) > boxLimits.markdownBytes) throw new MovingError('post_too_large')
    refuseCode(decodeFile(zip.start(name)))
    if (at % AT_ONCE === 0) await setImmediate()
  }
}

export async function openMarkdown(
  zip: SafeZip,
  pictures: StoredPictures,
  options: BoxOptions,
): Promise<Box> {
  const site: Site = await readSite(zip)
  await refuseHarm(zip, site.markdownFiles)
  site.address ??= options.address ?? null
  return {
    kind: 'markdown',
    about: async () => ({ title: site.title, address: site.address }),
    async *posts() {
      const now = options.now ?? new Date()
      for (const name of site.markdownFiles)
        yield readPost(name, await readFile(zip, name), site, now)
    },
    openPicture: (source) => pictures.open(source),
    close: () => pictures.close(),
  }
}
