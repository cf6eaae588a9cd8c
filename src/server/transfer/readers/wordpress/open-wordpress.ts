import type { Box, BoxedPost, BoxLabel, BoxOptions } from '../../box/box.ts'
import type { StoredPictures } from '../../box/stored-pictures.ts'
import type { TextSource } from '../../box/text-source.ts'
import { plainLine } from '../../html-to-markdown/plain-words.ts'
import { surroundingsOf } from '../surroundings.ts'
import { type BlogIndex, indexBlog } from './blog-index.ts'
import { readElements } from './read-elements.ts'
import { isPost, readPost } from './read-post.ts'

async function readLabel(source: TextSource): Promise<BoxLabel> {
  const label: BoxLabel = { title: null, address: null }
  for await (const { name, text } of readElements(source)) {
    if (name === 'title') label.title = plainLine(text) || null
    if (name === 'link') label.address = text.trim() || null
    if (name === 'item') break
  }
  return label
}

async function* readPosts(
  source: TextSource,
  index: BlogIndex,
  options: BoxOptions,
): AsyncGenerator<BoxedPost> {
  const plain = surroundingsOf(index.address ?? options.address ?? null, index.addresses)
  const surroundings = {
    ...plain,
    pictureSource: (address: string) => {
      const source = plain.pictureSource(address)
      return source && (index.wholePictures.find(source) ?? source)
    },
    attachment: (id: string) => index.attachments.get(id) ?? null,
  }
  for await (const element of readElements(source)) {
    if (element.name === 'item' && isPost(element))
      yield readPost(element, index, surroundings, options.now ?? new Date())
  }
}

export function openWordpress(
  source: TextSource,
  pictures: StoredPictures,
  options: BoxOptions,
): Box {
  let index: Promise<BlogIndex> | null = null
  return {
    kind: 'wordpress',
    about: () => readLabel(source),
    async *posts() {
      index ??= indexBlog(source)
      yield* readPosts(source, await index, options)
    },
    openPicture: (picture) => pictures.open(picture),
    close: () => pictures.close(),
  }
}
