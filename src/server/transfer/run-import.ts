import { chooseStandInCover } from '#shared/stand-in-cover.ts'
import { type ImportWarning, importLimits } from '#shared/transfer.ts'
import { parseClipUrl } from '#shared/urls/clip-url.ts'
import { fetchTexts, importedTexts, warningTexts } from '#texts/errors/transfer.ts'
import type { Comments } from '../comments/comments.ts'
import type { Dog } from '../dog/dog.ts'
import type { Photos } from '../photos/photos.ts'
import type { ChangeFeed } from '../platform/changes.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/log.ts'
import type { Posts } from '../posts/posts.ts'
import type { ImportedPostRow, ImportRow, ImportsRepository } from './imports.repository.ts'
import { createMatchCategory } from './match-categories.ts'
import {
  createImportPicture,
  type ImportedPicture,
  isVideoFileUrl,
  replaceVideoLinks,
} from './pictures.ts'
import { FetchError, type FetchPicture } from './public-fetch.ts'
import type { ImportSource, SourcePost } from './sources/source.ts'
import {
  buildPostRow,
  hashOfPost,
  idempotencyKeyOf,
  pictureKeyOf,
  sourcePostKeyOf,
} from './write-post.ts'

/** Posts between two clearings of the visitors' caches; the end of the import clears them, too. */
const ANNOUNCE_EVERY = 20
/** Attempts after which a post is skipped, so that one bad post cannot block the others. */
const MAX_ATTEMPTS = 3

/** The owner stopped the import or the process is shutting down; a later run resumes it. */
class Halted extends Error {}

interface RunImportOptions {
  imports: ImportsRepository
  posts: Posts
  photos: Photos
  comments: Comments
  dog: Dog
  fetchPicture: FetchPicture
  changes: ChangeFeed
  clock: Clock
  log: Logger
}

interface Run {
  row: ImportRow
  shouldContinue: () => Promise<boolean>
  importPicture: (source: string) => Promise<ImportedPicture>
  matchCategory: ReturnType<typeof createMatchCategory>
}

export function createRunImport(options: RunImportOptions) {
  const { imports, photos, posts, fetchPicture, changes, log } = options
  const importPost = createImportPost(options)

  async function claimPost(importId: number, sourceKey: string, title: string) {
    const found = await imports.claimPost(importId, sourceKey, title.replaceAll('\u0000', ''))
    if (found.importId === importId) return found.state === 'begun' ? found : null
    if (found.postId !== null && (await posts.find(found.postId))) return null
    const other = await imports.find(found.importId)
    return other?.state === 'carrying' ? null : imports.takeOverPost(found, importId)
  }

  async function limitedFetch(row: ImportRow): Promise<FetchPicture> {
    let fetched = await imports.countPictures(row.id)
    return async (address, most) => {
      fetched += 1
      if (fetched > importLimits.fetchedPictures) throw new FetchError(fetchTexts.enough)
      return fetchPicture(address, most)
    }
  }

  async function importOrSkip(post: SourcePost, own: ImportedPostRow, run: Run) {
    try {
      await importPost(post, own, run)
    } catch (error) {
      if (error instanceof Halted || run.row.troubles < MAX_ATTEMPTS) throw error
      log.error({ err: error, importId: run.row.id, post: post.key }, 'a post was not imported')
      const warnings: ImportWarning[] = [{ kind: 'other', detail: warningTexts.failed }]
      await imports.changePost(own.id, { state: 'failed', warnings })
      run.row.troubles = 0
    }
  }

  async function importAll(source: ImportSource, run: Run) {
    const { row, shouldContinue } = run
    const label = await source.about()
    let read = 0
    for await (const post of source.posts()) {
      if (!(await shouldContinue())) throw new Halted()
      const own = await claimPost(row.id, sourcePostKeyOf(source.kind, label, post), post.title)
      if (own) await importOrSkip(post, own, run)
      read += 1
      if (own || read > row.postsRead) await imports.noteRead(row.id, read)
      if (own && read % ANNOUNCE_EVERY === 0) await changes.announce()
    }
  }

  return async (
    row: ImportRow,
    source: ImportSource,
    shouldContinue: Run['shouldContinue'],
  ): Promise<boolean> => {
    const { address } = await source.about()
    const importPicture = createImportPicture({
      openPicture: (picture) => source.openPicture(picture),
      fetchPicture: row.options.fetchPictures ? await limitedFetch(row) : null,
      base: address,
      media: photos.media,
    })
    const matchCategory = createMatchCategory(posts.categories, row.options.categories)
    try {
      await importAll(source, { row, shouldContinue, importPicture, matchCategory })
      return true
    } catch (error) {
      if (error instanceof Halted) return false
      throw error
    } finally {
      await changes.announce()
    }
  }
}

export type RunImport = ReturnType<typeof createRunImport>

function createImportPost({ imports, posts, comments, dog, clock }: RunImportOptions) {
  /** A picture is imported once for all posts that show it; a missing one is recorded, too. */
  async function pictureOf(source: string, { row, importPicture, shouldContinue }: Run) {
    const sourceKey = pictureKeyOf(source)
    const known = await imports.findPicture(row.id, sourceKey)
    if (known) return known
    if (!(await shouldContinue())) throw new Halted()
    const imported = await importPicture(source)
    await imports.notePicture({ importId: row.id, sourceKey, ...imported })
    return imported
  }

  async function picturesOf(post: SourcePost, run: Run, warnings: ImportWarning[]) {
    const found = new Map<string, string | null>()
    const urls = [...(post.cover ? [post.cover] : []), ...post.pictures]
    for (const { source } of urls) {
      if (found.has(source)) continue
      const { imageUrl, failure } = await pictureOf(source, run)
      found.set(source, imageUrl)
      if (failure) warnings.push({ kind: 'picture', detail: failure })
    }
    return found
  }

  /** Films that can be converted become clips. The others stay links and keep their warning. */
  async function clipsOf({ warnings }: SourcePost, run: Run) {
    const found = new Map<string, string>()
    for (const { kind, detail } of warnings) {
      if (kind !== 'video' || !isVideoFileUrl(detail)) continue
      const { imageUrl } = await pictureOf(detail, run)
      if (imageUrl && parseClipUrl(imageUrl)) found.set(detail, imageUrl)
    }
    return found
  }

  async function categoryOf(
    post: SourcePost,
    { row, matchCategory }: Run,
    warnings: ImportWarning[],
  ) {
    const { category, made, hasRoom } = await matchCategory(post.category)
    if (!hasRoom) warnings.push({ kind: 'other', detail: warningTexts.categoriesFull(category) })
    if (made) {
      row.madeCategories = [...row.madeCategories, made]
      await imports.change(row.id, [row.state], { madeCategories: row.madeCategories })
    }
    return category
  }

  /**
   * Every step finds the result of an earlier run, so a killed import resumes in the middle of a
   * post.
   */
  return async (post: SourcePost, own: ImportedPostRow, run: Run): Promise<void> => {
    const { row } = run
    const clips = await clipsOf(post, run)
    const stillApplies = ({ kind, detail }: ImportWarning) => kind !== 'video' || !clips.has(detail)
    const warnings: ImportWarning[] = post.warnings.filter(stillApplies)
    const pictures = await picturesOf(post, run, warnings)
    const category = await categoryOf(post, run, warnings)
    const written = buildPostRow({
      post: { ...post, markdown: replaceVideoLinks(post.markdown, clips) },
      pictures,
      category,
      asDrafts: row.options.asDrafts,
      now: clock.now(),
      addition: additionOf(post, row),
      standIn: chooseStandInCover((await dog.getDocument()).dogs[0]),
    })
    warnings.push(...written.warnings)
    const idempotencyKey = idempotencyKeyOf(own.sourceKey)
    const made =
      (await posts.findByKey(idempotencyKey)) ??
      (await posts.insertImported({ ...written.row, idempotencyKey }, post.slug ?? ''))
    if (post.slug && made.slug !== post.slug && made.slug.startsWith(post.slug)) {
      warnings.push({ kind: 'address', detail: warningTexts.slugTaken(post.slug, made.slug) })
    }
    await imports.changePost(own.id, { postId: made.id, writtenHash: hashOfPost(made) })
    const count = await comments.imports.importAll(made.id, post.comments)
    if (row.options.oldAddresses) {
      const target = { id: made.id, slug: made.slug, importId: row.id }
      for (const path of await posts.redirects.importAll(post.oldAddresses, target)) {
        warnings.push({ kind: 'address', detail: warningTexts.addressTaken(path) })
      }
    }
    const named = warnings.slice(0, importLimits.warningsPerPost)
    await imports.changePost(own.id, {
      state: 'made',
      title: made.title,
      comments: count,
      warnings: named.map(({ kind, detail }) => ({ kind, detail: storable(detail) })),
    })
  }
}

const storable = (detail: string) => detail.replaceAll('\u0000', '').toWellFormed().slice(0, 500)

/** The diary has no tags and one author, so tags and authors become text below the post. */
function additionOf({ tags, author }: SourcePost, { kind, report }: ImportRow): string {
  if (kind === 'diary') return ''
  const hasAuthors = (report?.authors.length ?? 0) > 1
  const plain = (word: string) => word.replace(/[\\`*_[\]<>#|~]/g, '').trim()
  return [
    hasAuthors && author ? `*${importedTexts.writtenBy(plain(author))}*` : '',
    tags.length > 0 ? `*${importedTexts.tags(tags.map(plain).filter(Boolean))}*` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
