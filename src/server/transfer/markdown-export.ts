import { stringify } from 'yaml'
import type { DogDocument, DogLog } from '#shared/contract/dog.admin.ts'
import type { Redirect } from '#shared/contract/posts.admin.ts'
import type { CommentRow } from '../comments/comments.present.ts'
import type { Comments } from '../comments/comments.ts'
import type { Dog } from '../dog/dog.ts'
import type { FocalPointsService } from '../photos/focal-points.service.ts'
import { readScenes } from '../photos/media/demo-pictures.ts'
import type { Photos } from '../photos/photos.ts'
import type { Platform } from '../platform/platform.ts'
import type { PostRow } from '../posts/post-row.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { EXPORT_FORMAT, exportPaths, PARENT_FOLDER } from './export-layout.ts'
import { ExportedPictures } from './export-pictures.ts'
import { createTextEntry, type ZipEntry } from './write-zip.ts'

export interface DiaryContent {
  platform: Platform
  settings: Settings
  photos: Photos
  posts: Posts
  dog: Dog
  comments: Comments
}

interface MarkdownExportOptions {
  content: DiaryContent
  address: string
}

/** Each picture follows the first file that shows it. */
export async function* exportMarkdown({
  content,
  address,
}: MarkdownExportOptions): AsyncGenerator<ZipEntry> {
  const pictures = new ExportedPictures({
    storage: content.platform.storage,
    media: content.photos.media,
  })
  const settings = await content.settings.get()
  yield createTextEntry(exportPaths.marker, writeMarker(settings, address))
  yield createTextEntry(exportPaths.settings, await writeSettings(settings, pictures))
  yield createTextEntry(
    exportPaths.redirects,
    writeRedirects(await content.posts.redirects.listAll()),
  )
  yield* pictures.drainFiles()
  yield* exportDog(content, pictures)
  const photos = (await content.photos.list()).reverse()
  yield createTextEntry(exportPaths.gallery, await writeGallery(photos, pictures))
  yield* pictures.drainFiles()
  for await (const posts of content.posts.readAll()) {
    for (const post of posts) yield* exportPost(content, post, pictures)
  }
  yield createTextEntry(
    exportPaths.pictures,
    await writePictures(pictures, content.photos.focalPoints),
  )
}

async function* exportDog({ dog }: DiaryContent, pictures: ExportedPictures) {
  const { saved } = await dog.getForOwner()
  if (saved) yield createTextEntry(exportPaths.dog, await writeDog(saved.document, pictures))
  yield createTextEntry(exportPaths.log, await writeLog(await dog.log.getForOwner(), pictures))
  yield* pictures.drainFiles()
}

async function* exportPost(
  { posts, comments }: DiaryContent,
  post: PostRow,
  pictures: ExportedPictures,
) {
  const addresses = await posts.addresses.list(post.id)
  const aliases = addresses.map(({ slug }) => `/blog/${slug}`).sort()
  const isClosed = await comments.rules.isClosed(post.id)
  const text = await writePost(post, { aliases, isClosed }, pictures)
  yield createTextEntry(exportPaths.post(post.slug), text)
  const written = await comments.moderation.listOfPost(post.id)
  if (written.length > 0)
    yield createTextEntry(exportPaths.comments(post.slug), writeComments(written))
  yield* pictures.drainFiles()
}

interface BesidePost {
  aliases: string[]
  isClosed: boolean
}

/**
 * Uses the front matter fields that other programs know: title, date, draft, slug, aliases, cover.
 */
async function writePost(
  post: PostRow,
  { aliases, isClosed }: BesidePost,
  pictures: ExportedPictures,
): Promise<string> {
  const hint = post.slug
  const cover = await pictures.nameOf(post.coverImage, hint)
  const head = writeYaml({
    title: post.title,
    slug: post.slug,
    date: instant(post.publishedAt),
    draft: post.published ? undefined : true,
    category: post.category,
    lang: post.lang ?? undefined,
    featured: post.featured || undefined,
    cover: cover === post.coverImage ? cover : PARENT_FOLDER + cover,
    excerpt: post.excerpt,
    // The hour is left out, so that the post is not published automatically in another diary.
    planned: post.scheduledDay ?? undefined,
    aliases: aliases.length > 0 ? aliases : undefined,
    comments: isClosed ? 'closed' : undefined,
    feedSlug: post.feedSlug ?? undefined,
    created: instant(post.createdAt),
    updated: instant(post.updatedAt),
  })
  return `---\n${head}---\n\n${await pictures.inText(post.content, { hint, up: PARENT_FOLDER })}\n`
}

/** Row ids have no meaning elsewhere, so comments are numbered from 1 within their post. */
function writeComments(comments: CommentRow[]): string {
  const numbers = new Map(comments.map(({ id }, at) => [id, at + 1]))
  return writeYaml(
    comments.map((row) => ({
      number: numbers.get(row.id),
      replyTo: numbers.get(row.replyToId ?? row.parentId ?? 0),
      status: row.state === 'gone' ? 'deleted' : row.state,
      name: row.name,
      email: row.email ?? undefined,
      byOwner: row.isOwner || undefined,
      date: instant(row.createdAt),
      message: row.message,
    })),
  )
}

type PhotoRow = Awaited<ReturnType<Photos['list']>>[number]
type SettingsRow = Awaited<ReturnType<Settings['get']>>

const about = `# Everything that a diary holds, as files that people and other programs can read:
# posts as markdown, photos as they were uploaded, the rest as YAML.
# By this file a Dachshund Diary knows its own: Settings, Database, Import brings the posts in again.
`

const writeMarker = ({ blogName }: SettingsRow, address: string) =>
  about + writeYaml({ ...EXPORT_FORMAT, title: blogName, address })

async function writeSettings(row: SettingsRow, pictures: ExportedPictures): Promise<string> {
  return writeYaml({
    blogName: row.blogName,
    blogDescription: row.blogDescription,
    ownerName: row.ownerName,
    ownerEmail: row.ownerEmail,
    ownerBio: row.ownerBio,
    logoUrl: await pictures.nameOf(row.logoUrl, 'logo'),
    timeZone: row.timeZone,
    theme: row.theme,
    primaryColor: row.primaryColor,
    accentColor: row.accentColor,
    fontFamily: row.fontFamily,
    socialLinks: row.socialLinks,
    features: row.features,
    commentsCloseAfterDays: row.commentsCloseAfterDays,
    categories: row.categories,
  })
}

async function writeGallery(photos: PhotoRow[], pictures: ExportedPictures): Promise<string> {
  const entries: object[] = []
  for (const photo of photos) {
    const hint = `${photo.day ?? photo.createdAt.toISOString().slice(0, 10)}-${photo.title}`
    entries.push({
      number: photo.id,
      photo: await pictures.nameOf(photo.imageUrl, hint),
      clip: photo.clip ? await pictures.nameOf(photo.clip, hint) : undefined,
      title: photo.title,
      description: photo.description,
      alt: photo.alt ?? undefined,
      category: photo.category,
      day: photo.day ?? undefined,
      date: instant(photo.createdAt),
    })
  }
  return writeYaml(entries)
}

async function writeDog(document: DogDocument, pictures: ExportedPictures): Promise<string> {
  const [dog] = document.dogs
  const heroPhoto = await pictures.nameOf(dog.heroPhoto, `${dog.name}-hero`)
  const portrait = await pictures.nameOf(dog.portrait, `${dog.name}-portrait`)
  return writeYaml({ dogs: [{ ...dog, heroPhoto, portrait }] })
}

async function writeLog({ entries, choices }: DogLog, pictures: ExportedPictures) {
  const written: object[] = []
  for (const { id: _id, photoUrl, ...entry } of entries.toReversed()) {
    const hint = `${entry.day}-${entry.title || entry.kind}`
    const photo = photoUrl && (await pictures.nameOf(photoUrl, hint))
    written.push({ ...entry, photoUrl: photo })
  }
  const { unit, wantedFrom, wantedTo, weighsMonthly, isCurvePublic } = choices
  const chosen = { unit, wantedFrom, wantedTo, weighsMonthly, isCurvePublic }
  return writeYaml({ choices: chosen, entries: written })
}

const writeRedirects = (redirects: Redirect[]) =>
  writeYaml(
    redirects
      .map(({ path, to }) => ({ from: path, to }))
      .sort((one, other) => (one.from < other.from ? -1 : 1)),
  )

async function writePictures(
  pictures: ExportedPictures,
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

const options = { lineWidth: 0, keepUndefined: false, aliasDuplicateObjects: false }

/** Undefined fields and line folding are off, so the same data gives the same bytes. */
const writeYaml = (data: object) => stringify(data, options)

const instant = (date: Date | null) => date?.toISOString()
