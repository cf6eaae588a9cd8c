import type { Comments } from '../../comments/comments.ts'
import type { PostRow } from '../../posts/post-row.ts'
import type { Content } from '../content.ts'
import { textEntry, type ZipEntry } from '../zip/write-zip.ts'
import { writeComments } from './comments-file.ts'
import {
  writeDog,
  writeGallery,
  writeLog,
  writeMarker,
  writeRedirects,
  writeSettings,
} from './diary-files.ts'
import { layout } from './layout.ts'
import { PictureNames } from './pictures/picture-names.ts'
import { writePictures } from './pictures/pictures-file.ts'
import { writePost } from './post-file.ts'

export interface ExportParts {
  content: Content
  comments: Pick<Comments, 'moderation' | 'rules'>
  /** Where the diary is, for whoever wonders later. */
  address: string
}

/** Everything that the diary holds, file by file; each picture right after the first that shows it. */
export async function* exportDiary(parts: ExportParts): AsyncGenerator<ZipEntry> {
  const { content, address } = parts
  const pictures = new PictureNames(content)
  const settings = await content.settings.get()
  yield textEntry(layout.marker, writeMarker(settings, address))
  yield textEntry(layout.settings, await writeSettings(settings, pictures))
  yield textEntry(layout.redirects, writeRedirects(await content.redirects.listAll()))
  yield* pictures.takeFiles()
  yield* exportDog(content, pictures)
  // Rows alone; their files follow one by one.
  const photos = (await content.photos.list()).reverse()
  yield textEntry(layout.gallery, await writeGallery(photos, pictures))
  yield* pictures.takeFiles()
  for await (const posts of content.posts.readAll()) {
    for (const post of posts) yield* exportPost(parts, post, pictures)
  }
  yield textEntry(layout.pictures, await writePictures(pictures, content.focalPoints))
}

async function* exportDog({ dog, dogLog }: Content, pictures: PictureNames) {
  const { saved } = await dog.getForOwner()
  if (saved) yield textEntry(layout.dog, await writeDog(saved.document, pictures))
  yield textEntry(layout.log, await writeLog(await dogLog.getForOwner(), pictures))
  yield* pictures.takeFiles()
}

async function* exportPost(parts: ExportParts, post: PostRow, pictures: PictureNames) {
  const { content, comments } = parts
  const addresses = await content.addresses.list(post.id)
  const aliases = addresses.map(({ slug }) => `/blog/${slug}`).sort()
  const isClosed = await comments.rules.isClosed(post.id)
  const text = await writePost(post, { aliases, isClosed }, pictures)
  yield textEntry(layout.post(post.slug), text)
  const written = await comments.moderation.listOfPost(post.id)
  if (written.length > 0) yield textEntry(layout.comments(post.slug), writeComments(written))
  yield* pictures.takeFiles()
}
