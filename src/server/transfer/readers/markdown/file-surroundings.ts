import { posix } from 'node:path'
import { slugify } from '#shared/urls/slug.ts'
import type { Surroundings } from '../../html-to-markdown/conversion.ts'
import { surroundingsOf } from '../surroundings.ts'
import { readFileName } from './file-address.ts'
import type { Site } from './site.ts'

const isWhole = (address: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)

/** As if it lay beside the file, or at the root of the site. */
function pathFrom(file: string, address: string): string {
  const plain = address.replace(/\\|%5C/gi, '/').replace(/^@(?:assets|site)\//, '')
  return plain.startsWith('/') ? plain : posix.join(posix.dirname(file), plain)
}

/** Where another file of the same box is told to be found: by what its own name says. */
export function noteAddress(name: string, site: Site): string | null {
  const file = site.notes.find(name) ?? site.notes.find(`${name}.md`)
  return file && `/blog/${slugify(readFileName(file, site).slug)}`
}

/** Pictures beside a file, in the site's folders, or out on the web. */
export function fileSurroundings(file: string, site: Site): Surroundings {
  const outside = surroundingsOf(site.address, new Set())
  return {
    pictureSource: (address) => {
      if (isWhole(address)) return outside.pictureSource(address)
      const path = pathFrom(file, address)
      return site.files.find(path) ?? site.files.find(address) ?? outside.pictureSource(address)
    },
    linkTarget: (address) => {
      if (isWhole(address)) return outside.linkTarget(address)
      const isNote = /\.(?:md|markdown|mdx)(?:#.*)?$/i.test(address)
      return (isNote && noteAddress(pathFrom(file, address), site)) || outside.linkTarget(address)
    },
  }
}
