import { Readable } from 'node:stream'
import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { yearBookPath } from '#shared/urls/paths.ts'
import { photoPath, slugify } from '#shared/urls/slug.ts'
import { language } from '#texts/grammar.ts'
import { staticSiteTexts as texts } from '#texts/site/pages.ts'
import type { LifeReading } from '../dog/read-life.ts'
import type { ReadablePhotos } from '../photos/read-photos.ts'
import type { Posts } from '../posts/posts.ts'
import type { ReadablePosts } from '../posts/read-posts.ts'
import { postPath } from '../posts/redirects.service.ts'
import {
  linksInCss,
  linksInHtml,
  rewriteCss,
  rewritePage,
  withoutLiveParts,
  withStaticTexts,
} from './rewrite-page.ts'
import { createTextEntry, type ZipEntry } from './write-zip.ts'

export interface SiteSources {
  keyOf(path: string, search: string): Promise<string>
  draw(path: string, search: string): Promise<{ status: number; body: string; movedTo?: string }>
  hasFile(path: string): Promise<boolean>
  fetchFile(path: string): Promise<Buffer>
}

export interface SiteContent extends LifeReading {
  photos: ReadablePhotos
  posts: ReadablePosts
}

interface StaticSiteOptions {
  content: SiteContent
  /** Former addresses of posts. */
  posts: Posts
  sources: SiteSources
}

const MAX_PAGES = 1_000_000
const MAX_HOPS = 5
const NOT_FOUND = '404.html'
/** Pages of the owner, and the targets of forms and mail links. */
const NOT_IN_THE_SITE = /^\/(?:admin|api|preview|letters|comments|newsletter)(?:\/|$)/
const IS_FILE = /^\/(?:media|assets|fonts)\/|\.(?:xml|css|svg|png|ico|webmanifest|txt|js)$/

const svgData = (svg: Buffer) => `data:image/svg+xml;base64,${svg.toString('base64')}`

export class SiteExport {
  private readonly parts: StaticSiteOptions
  private readonly fileByKey = new Map<string, string>()
  private readonly waiting: { path: string; search: string; file: string }[] = []
  private readonly assets = new Set<string>()
  private readonly missing = new Set<string>()
  private newAssets: ZipEntry[] = []

  constructor(parts: StaticSiteOptions) {
    this.parts = parts
  }

  async *entries(): AsyncGenerator<ZipEntry> {
    await this.addKnownPages()
    yield createTextEntry(NOT_FOUND, await this.writeNotFound())
    yield* this.redirectPages()
    for (let at = 0; at < this.waiting.length; at += 1) {
      const { path, search, file } = this.waiting[at]!
      const { body } = await this.parts.sources.draw(path, search)
      yield createTextEntry(file, await this.rewrite(body, file))
      yield* this.takeAssets()
    }
    for (const path of ['/rss.xml', '/sitemap.xml', '/robots.txt', '/favicon.ico']) {
      await this.resolveAsset(path)
    }
    yield* this.takeAssets()
  }

  private async rewrite(body: string, file: string, base = ''): Promise<string> {
    const html = withStaticTexts(withoutLiveParts(body))
    const links = await this.resolveAll(linksInHtml(html), file)
    return rewritePage(html, (address) => {
      const link = links.get(address)
      return link === undefined ? null : base + link
    })
  }

  /** Web hosts send this page at any address, so its links must begin at the root. */
  private async writeNotFound(): Promise<string> {
    const { body } = await this.parts.sources.draw(`/${NOT_FOUND}`, '')
    return this.rewrite(body, NOT_FOUND, '/')
  }

  private async addKnownPages() {
    const { posts, photos, yearBook, timeline } = this.parts.content
    for (const path of ['/', '/blog', '/gallery', '/about', '/contact'])
      await this.addPage(path, '')
    if (await timeline.hasLife()) await this.addPage('/timeline', '')
    for (const year of await yearBook.listYears()) await this.addPage(yearBookPath(year), '')
    for (const { slug } of await posts.listAddresses(MAX_PAGES))
      await this.addPage(`/blog/${slug}`, '')
    for (const photo of await photos.listTitles(MAX_PAGES)) await this.addPage(photoPath(photo), '')
  }

  /** Writes a redirect page at each old address, unless that address belongs to a page now. */
  private async *redirectPages(): AsyncGenerator<ZipEntry> {
    const written = new Set<string>()
    for (const path of await listOldPaths(this.parts.posts)) {
      const file = oldFile(path)
      const target = await this.resolve(path, '')
      if (!target || target === file || written.has(file)) continue
      written.add(file)
      yield createTextEntry(file, redirectPage(toRelativeLink(file, target)))
    }
  }

  private async addPage(path: string, search: string): Promise<string> {
    const key = await this.parts.sources.keyOf(path, search)
    const known = this.fileByKey.get(key)
    if (known) return known
    const file = pageFileOf(path, splitAddress(key).search)
    this.fileByKey.set(key, file)
    this.waiting.push({ path, search, file })
    return file
  }

  private async resolveAll(addresses: string[], from: string): Promise<Map<string, string>> {
    const links = new Map<string, string>()
    for (const address of addresses) {
      const { path, search, hash } = splitAddress(address)
      const file = await this.resolve(path, search)
      if (file !== null) links.set(address, toRelativeLink(from, file) + hash)
    }
    return links
  }

  private async resolve(path: string, search: string, hops = 0): Promise<string | null> {
    if (IS_FILE.test(path)) return this.resolveAsset(path)
    if (NOT_IN_THE_SITE.test(path) || hops > MAX_HOPS) return null
    const { keyOf, draw } = this.parts.sources
    const key = await keyOf(path, search)
    const known = this.fileByKey.get(key)
    if (known) return known
    if (this.missing.has(key)) return null
    const { status, movedTo } = await draw(path, search)
    if (movedTo) {
      const to = splitAddress(movedTo)
      return this.resolve(to.path, to.search, hops + 1)
    }
    if (status === 200) return this.addPage(path, search)
    this.missing.add(key)
    return null
  }

  private takeAssets(): ZipEntry[] {
    const taken = this.newAssets
    this.newAssets = []
    return taken
  }

  private async resolveAsset(path: string): Promise<string | null> {
    const file = assetFile(path)
    if (this.assets.has(path)) return file
    if (this.missing.has(path)) return null
    const { hasFile, fetchFile } = this.parts.sources
    if (!(await hasFile(path))) {
      this.missing.add(path)
      return null
    }
    this.assets.add(path)
    if (path.endsWith('.css')) {
      this.newAssets.push(
        createTextEntry(file, await this.rewriteStyles(await fetchFile(path), file)),
      )
    } else {
      const open = async () => Readable.from([await fetchFile(path)])
      this.newAssets.push({ path: file, open, isCompressed: !path.startsWith('/media/') })
    }
    return file
  }

  private async rewriteStyles(bytes: Buffer, file: string): Promise<string> {
    const css = bytes.toString('utf8')
    const drawings = linksInCss(css).filter((url) => url.endsWith('.svg'))
    const links = await this.resolveAll(
      linksInCss(css).filter((url) => !drawings.includes(url)),
      file,
    )
    // A browser that opens the site from a folder refuses CSS masks from another file.
    for (const url of drawings) links.set(url, svgData(await this.parts.sources.fetchFile(url)))
    return rewriteCss(css, (url) => links.get(url) ?? url)
  }
}

/** Files cannot be told apart by their query, so old paths like `/?p=1` are left out. */
async function listOldPaths({ addresses, redirects }: Posts): Promise<string[]> {
  const slugs = await addresses.listSlugs()
  const paths = (await redirects.listAll()).map(({ path }) => path)
  return [...slugs.map(postPath), ...paths].filter((path) => !path.includes('?'))
}

const oldFile = (path: string) => (/\.html?$/.test(path) ? assetFile(path) : pageFileOf(path, ''))

function redirectPage(to: string): string {
  const href = escapeHtml(to)
  return `<!doctype html>
<html lang="${language.tag}">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<title>${texts.moved}</title>
</head>
<body><p><a href="${href}">${texts.moved}</a></p></body>
</html>
`
}

const splitAddress = (address: string) => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? []
  return { path, search, hash }
}

const decoded = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Parameters become a folder with a dot in its name, which cannot collide with a slug. */
export function pageFileOf(path: string, search: string): string {
  const parts = [...new URLSearchParams(search)].map(
    ([name, value]) => `${name}.${slugify(value) || Buffer.from(value).toString('hex')}`,
  )
  const folders = [...decoded(path).split('/'), parts.join('.')].filter(Boolean)
  return [...folders, 'index.html'].join('/')
}

const assetFile = (path: string) => decoded(path).replace(/^\//, '')

/** Links are relative, so that the site works in a folder and at any path of a host. */
export function toRelativeLink(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')]
  let common = 0
  while (common < here.length && common < there.length - 1 && here[common] === there[common]) {
    common += 1
  }
  const up = here.slice(common).map(() => '..')
  return [...up, ...there.slice(common)].map(encodeURIComponent).join('/')
}
