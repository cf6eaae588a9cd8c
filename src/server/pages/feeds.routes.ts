import type { FastifyInstance } from 'fastify'
import { commentPaths } from '#shared/comments/pages.ts'
import { postDate } from '#shared/days.ts'
import type { Comments } from '../comments/comments.ts'
import type { Dog } from '../dog/dog.ts'
import { CLIP_FILE } from '../photos/media/media-folder.ts'
import type { Photos } from '../photos/photos.ts'
import { registerCachedText } from '../platform/http/endpoint-route.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { type FeedClip, MAX_FEED_POSTS, writeCommentsRss, writeRss } from './rss.ts'
import { MAX_SITEMAP_ADDRESSES, writeRobots, writeSitemap, writeWebManifest } from './sitemap.ts'

const RSS = 'application/rss+xml; charset=utf-8'

/** WordPress, Ghost, Jekyll, Hugo and Eleventy had their feeds at these addresses. */
const oldFeeds = [
  ...['/feed', '/rss', '/feed/rss', '/feed/rss2', '/feed/atom'].flatMap((path) => [
    path,
    `${path}/`,
  ]),
  '/feed.xml',
  '/atom.xml',
  '/index.xml',
]

interface FeedOptions {
  platform: Platform
  settings: Settings
  photos: Photos
  posts: Posts
  dog: Dog
  comments: Comments
}

export function feedRoutes(app: FastifyInstance, options: FeedOptions) {
  const { platform, settings, photos, posts, dog } = options
  const { cache, config } = platform
  const { origin } = config.publicUrl

  const newestWithAges = async () => {
    const [newest, { dayOf, ageOf }] = await Promise.all([
      posts.listNewest(MAX_FEED_POSTS),
      dog.dayLabels(),
    ])
    return Promise.all(
      newest.map(async (post) => ({
        ...post,
        age: ageOf(dayOf(postDate(post))),
        clip: await findClip(photos.media, post.content),
      })),
    )
  }
  registerCachedText(app, cache, '/rss.xml', {
    type: RSS,
    write: async () => writeRss(origin, await settings.get(), await newestWithAges()),
  })
  for (const path of oldFeeds) {
    app.get(path, (_request, reply) => reply.redirect('/rss.xml', 301))
  }
  registerCachedText(app, cache, '/sitemap.xml', {
    type: 'application/xml; charset=utf-8',
    write: async () =>
      writeSitemap(origin, {
        hasTimeline: await dog.timeline.hasLife(),
        posts: await posts.listAddresses(MAX_SITEMAP_ADDRESSES),
        photos: await photos.listTitles(MAX_SITEMAP_ADDRESSES),
        years: await dog.yearBook.listYears(),
      }),
  })
  registerCachedText(app, cache, '/site.webmanifest', {
    type: 'application/manifest+json; charset=utf-8',
    write: async () => writeWebManifest(await settings.get(), (await dog.theme.get()).icons),
  })
  registerCachedText(app, cache, '/robots.txt', {
    type: 'text/plain; charset=utf-8',
    write: () => writeRobots(origin),
  })
  commentFeedRoutes(app, options)
}

const CLIP = /\/media\/([0-9a-f]{32})\/clip\.mp4/

async function findClip(media: Photos['media'], content: string): Promise<FeedClip | null> {
  const [src, name] = CLIP.exec(content) ?? []
  const bytes = src && name ? await media.sizeOf(name, CLIP_FILE) : null
  return src && bytes !== null ? { src, bytes } : null
}

/** These feeds answer 404 while comments are switched off. */
function commentFeedRoutes(
  app: FastifyInstance,
  { platform, settings, posts, comments }: FeedOptions,
) {
  const { cache, config } = platform
  const { origin } = config.publicUrl

  const write = async ({ slug }: { slug?: string }) => {
    await comments.rules.requireOn()
    const post = slug === undefined ? undefined : await posts.getPublished(slug)
    const newest = await comments.thread.listNewest(post)
    const { blogName } = await settings.get()
    return writeCommentsRss({ origin, blogName, newest, ...(post && { post }) })
  }
  registerCachedText(app, cache, commentPaths.feedOfAll, { type: RSS, write })
  registerCachedText(app, cache, commentPaths.feed(':slug'), { type: RSS, write })
}
