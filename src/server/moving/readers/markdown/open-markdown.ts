import { boxLimits } from '#shared/moving/box-limits.ts'
import type { Box, BoxOptions } from '../../box/box.ts'
import type { StoredPictures } from '../../box/stored-pictures.ts'
import { MovingError } from '../../moving.errors.ts'
import type { SafeZip } from '../../zip/open-zip.ts'
import { decodeFile } from './decode-file.ts'
import { readPost } from './read-post.ts'
import { readSite, type Site } from './site.ts'

async function readFile(zip: SafeZip, name: string): Promise<string> {
  if (zip.sizeOf(name) > boxLimits.markdownBytes) throw new MovingError('post_too_large')
  return decodeFile((await zip.read(name)) ?? Buffer.alloc(0))
}

export async function openMarkdown(
  zip: SafeZip,
  pictures: StoredPictures,
  options: BoxOptions,
): Promise<Box> {
  const site: Site = await readSite(zip)
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
