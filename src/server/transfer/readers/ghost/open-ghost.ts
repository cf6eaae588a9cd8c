import type { Box, BoxOptions } from '../../box/box.ts'
import type { StoredPictures } from '../../box/stored-pictures.ts'
import type { TextSource } from '../../box/text-source.ts'
import type { Surroundings } from '../../html-to-markdown/conversion.ts'
import { surroundingsOf } from '../surroundings.ts'
import { type GhostIndex, indexGhost } from './blog-index.ts'
import { readPost } from './read-post.ts'
import { readRows } from './read-rows.ts'

/** Ghost writes its own address as a word, since a blog may move. */
const withoutPlaceholder = (address: string) => address.replace(/^__GHOST_URL__\/?/i, '/')

/** Ghost keeps smaller copies beside the whole picture. */
const wholePicture = (address: string) =>
  address.replace(/(\/content\/images\/)size\/w\d+(?:h\d+)?\//, '$1')

function ghostSurroundings(address: string | null, known: Set<string>): Surroundings {
  const plain = surroundingsOf(address, known)
  return {
    pictureSource: (source) => plain.pictureSource(wholePicture(withoutPlaceholder(source))),
    linkTarget: (target) => plain.linkTarget(withoutPlaceholder(target)),
  }
}

export function openGhost(source: TextSource, pictures: StoredPictures, options: BoxOptions): Box {
  let reading: Promise<GhostIndex> | null = null
  const index = () => {
    reading ??= indexGhost(source)
    return reading
  }
  const addressOf = (found: GhostIndex) => found.address ?? options.address ?? null
  return {
    kind: 'ghost',
    about: async () => {
      const found = await index()
      return { title: found.title, address: addressOf(found) }
    },
    async *posts() {
      const found = await index()
      const surroundings = ghostSurroundings(addressOf(found), found.addresses)
      const now = options.now ?? new Date()
      for await (const { fields } of readRows(source, ['posts'])) {
        yield readPost(fields, found, surroundings, now)
      }
    },
    openPicture: (picture) => pictures.open(picture),
    close: () => pictures.close(),
  }
}
