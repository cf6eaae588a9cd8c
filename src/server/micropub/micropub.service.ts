import type { Readable } from 'node:stream'
import { chooseStandInCover } from '#shared/stand-in-cover.ts'
import { micropubErrors as texts } from '#texts/errors/micropub.ts'
import type { AuthenticatedApp } from '../accounts/apps/apps.service.ts'
import type { Dog } from '../dog/dog.ts'
import type { Photos } from '../photos/photos.ts'
import type { Platform } from '../platform/platform.ts'
import type { PostRow } from '../posts/post-row.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { htmlToMarkdown } from '../transfer/html-to-markdown/html-to-markdown.ts'
import { insufficientScope, invalidRequest, type MicropubScope } from './micropub.errors.ts'
import {
  type EntryContext,
  entryOf,
  isPublicOrScheduled,
  postAddressOf,
  toChangedPostInput,
  toNewPostInput,
} from './micropub-entry.ts'
import type { EntryChange, EntryProperties } from './micropub-request.ts'

interface MicropubOptions {
  settings: Settings
  photos: Photos
  posts: Posts
  dog: Dog
}

const MAX_LISTED = 100

/** Addresses in posted HTML stay as they are: only an import has an old blog to fetch from. */
const links = {
  pictureSource: (address: string) => address,
  linkTarget: (address: string) => address,
}

export function createMicropub(
  { config, clock }: Platform,
  { settings, photos, posts, dog }: MicropubOptions,
) {
  const { origin } = config.publicUrl

  async function getContext(): Promise<EntryContext> {
    const { of } = await settings.categories('posts')
    const [usual] = await listCategories()
    return {
      now: clock.now(),
      zone: await settings.day.zone(),
      origin,
      labelOf: (category) => of(category).label,
      usualCategory: usual ?? '',
      htmlToMarkdown: (html) => htmlToMarkdown(html, links).markdown,
      coverOfNone: chooseStandInCover((await dog.getDocument()).dogs[0]),
    }
  }

  const listCategories = async () =>
    (await posts.categories.list('posts')).categories
      .filter(({ hidden }) => !hidden)
      .map(({ name }) => name)

  async function get(url: string): Promise<PostRow> {
    const found = await posts.findBySlug(slugIn(url, origin))
    if (!found) throw invalidRequest(texts.noPost)
    return found
  }

  return {
    listCategories,

    async create(
      app: AuthenticatedApp,
      properties: EntryProperties,
      idempotencyKey: string | undefined,
    ) {
      const input = toNewPostInput(properties, await getContext(), app.mayPublish)
      if (input.published || input.schedule) checkScope(app, 'publish')
      const { slug } = await posts.create(input, {
        ...savedBy(app),
        idempotencyKey,
      })
      return postAddressOf(slug, origin)
    },

    /** Returns the address after the update, and whether it differs from the one before. */
    async update(app: AuthenticatedApp, url: string, change: EntryChange) {
      const current = await get(url)
      const input = toChangedPostInput(current, change, await getContext())
      if (isPublicOrScheduled(current) || input.published || input.schedule)
        checkScope(app, 'publish')
      const { version } = current
      const { post } = await posts.update(current.id, { ...input, version }, savedBy(app))
      return { address: postAddressOf(post.slug, origin), hasMoved: post.slug !== current.slug }
    },

    async remove(app: AuthenticatedApp, url: string) {
      const post = await get(url)
      if (isPublicOrScheduled(post)) checkScope(app, 'publish')
      await posts.remove(post.id)
    },

    async restore(app: AuthenticatedApp, url: string) {
      const slug = slugIn(url, origin)
      const deleted = await posts.findDeletedBySlug(slug)
      if (!deleted) throw invalidRequest(texts.noPost)
      if (deleted.wasPublished || deleted.scheduledAt) checkScope(app, 'publish')
      const restored = await posts.restore(deleted.id)
      if (!restored) throw invalidRequest(texts.noPost)
      return { address: postAddressOf(restored.slug, origin), hasMoved: restored.slug !== slug }
    },

    async upload(app: AuthenticatedApp, file: Readable, name: string) {
      checkScope(app, 'upload')
      const { imageUrl, clip } = await photos.media.store(file, { name })
      return origin + (clip ?? imageUrl)
    },

    source: async (url: string) => entryOf(await get(url), { origin }),

    async list(limit: number, offset: number) {
      const rows = await posts.listAll()
      const batch = rows.slice(offset, offset + Math.min(limit, MAX_LISTED))
      const found = await Promise.all(batch.map(({ id }) => posts.find(id)))
      return found.flatMap((post) => (post ? [entryOf(post, { origin })] : []))
    },
  }
}

export type Micropub = ReturnType<typeof createMicropub>

const savedBy = (app: AuthenticatedApp) => ({ savedBy: app.name, takesFreeSlug: true })

function checkScope(app: AuthenticatedApp, scope: MicropubScope) {
  const may = scope === 'publish' ? app.mayPublish : app.mayUpload
  if (!may) throw insufficientScope(scope)
}

function slugIn(url: string, origin: string): string {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  const [, slug] = /^\/blog\/([^/?#]+)\/?$/.exec(path) ?? []
  try {
    if (slug) return decodeURIComponent(slug)
  } catch {
    // A malformed escape cannot come from an address of ours.
  }
  throw invalidRequest(texts.noPost)
}
