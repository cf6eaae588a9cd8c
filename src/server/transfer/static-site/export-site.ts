import { Readable } from 'node:stream'
import { bookPath } from '#shared/urls/book-path.ts'
import { photoPath } from '#shared/urls/photo-path.ts'
import type { Content } from '../content.ts'
import { textEntry, type ZipEntry } from '../zip/write-zip.ts'
import { assetFile, pageFile, relativeLink, splitAddress } from './addresses.ts'
import { leadingPage, listOldPaths, oldFile } from './old-addresses.ts'
import { linksInCss, rewriteCss } from './rewrite-css.ts'
import { linksIn, rewritePage, withoutLiveParts } from './rewrite-page.ts'
import { withWordsOfCopy } from './words-of-a-copy.ts'

/** How the diary itself answers: pages as they are drawn, anything else as it is sent. */
export interface SiteSources {
  keyOf(path: string, search: string): Promise<string>
  draw(path: string, search: string): Promise<{ status: number; body: string; movedTo?: string }>
  hasFile(path: string): Promise<boolean>
  fetchFile(path: string): Promise<Buffer>
}

interface ExportParts {
  content: Pick<Content, 'addresses' | 'photos' | 'posts' | 'redirects' | 'timeline' | 'yearBook'>
  sources: SiteSources
}

const MOST = 1_000_000
const MOST_HOPS = 5
/** The name that web hosts look for. */
const NOT_FOUND = '404.html'
/** Nobody but the owner, and what a form or a mail leads to. */
const NOT_IN_THE_SITE = /^\/(?:admin|api|preview|letters|comments|newsletter)(?:\/|$)/
const IS_FILE = /^\/(?:media|assets|fonts)\/|\.(?:xml|css|svg|png|ico|webmanifest|txt|js)$/

const svgData = (svg: Buffer) => `data:image/svg+xml;base64,${svg.toString('base64')}`

/** Every public page, and every file that one of them shows; each of them once. */
export class SiteExport {
  private readonly parts: ExportParts
  /** Addresses of pages, as they are met, and the file that each lies in. */
  private readonly fileByKey = new Map<string, string>()
  private readonly waiting: { path: string; search: string; file: string }[] = []
  private readonly assets = new Set<string>()
  private readonly missing = new Set<string>()
  private newAssets: ZipEntry[] = []

  constructor(parts: ExportParts) {
    this.parts = parts
  }

  async *entries(): AsyncGenerator<ZipEntry> {
    await this.begin()
    yield textEntry(NOT_FOUND, await this.writeNotFound())
    yield* this.leadOn()
    for (let at = 0; at < this.waiting.length; at += 1) {
      const { path, search, file } = this.waiting[at]!
      const { body } = await this.parts.sources.draw(path, search)
      yield textEntry(file, await this.rewrite(body, file))
      yield* this.takeAssets()
    }
    for (const path of ['/rss.xml', '/sitemap.xml', '/robots.txt', '/favicon.ico']) {
      await this.resolveAsset(path)
    }
    yield* this.takeAssets()
  }

  private async rewrite(body: string, file: string, base = ''): Promise<string> {
    const html = withWordsOfCopy(withoutLiveParts(body))
    const links = await this.resolveAll(linksIn(html), file)
    return rewritePage(html, (address) => {
      const link = links.get(address)
      return link === undefined ? null : base + link
    })
  }

  /** Hosts show it at any address, so its links begin at the root. */
  private async writeNotFound(): Promise<string> {
    const { body } = await this.parts.sources.draw(`/${NOT_FOUND}`, '')
    return this.rewrite(body, NOT_FOUND, '/')
  }

  /** What is known to be there without asking. */
  private async begin() {
    const { posts, photos, yearBook, timeline } = this.parts.content
    for (const path of ['/', '/blog', '/gallery', '/about', '/contact'])
      await this.addPage(path, '')
    if (await timeline.hasLife()) await this.addPage('/timeline', '')
    for (const year of await yearBook.listYears()) await this.addPage(bookPath(year), '')
    for (const { slug } of await posts.listAddresses(MOST)) await this.addPage(`/blog/${slug}`, '')
    for (const photo of await photos.listTitles(MOST)) await this.addPage(photoPath(photo), '')
  }

  /** Old addresses, unless there is a page by now. */
  private async *leadOn(): AsyncGenerator<ZipEntry> {
    const written = new Set<string>()
    for (const path of await listOldPaths(this.parts.content)) {
      const file = oldFile(path)
      const target = await this.resolve(path, '')
      if (!target || target === file || written.has(file)) continue
      written.add(file)
      yield textEntry(file, leadingPage(relativeLink(file, target)))
    }
  }

  private async addPage(path: string, search: string): Promise<string> {
    const key = await this.parts.sources.keyOf(path, search)
    const known = this.fileByKey.get(key)
    if (known) return known
    const file = pageFile(path, splitAddress(key).search)
    this.fileByKey.set(key, file)
    this.waiting.push({ path, search, file })
    return file
  }

  private async resolveAll(addresses: string[], from: string): Promise<Map<string, string>> {
    const links = new Map<string, string>()
    for (const address of addresses) {
      const { path, search, hash } = splitAddress(address)
      const file = await this.resolve(path, search)
      if (file !== null) links.set(address, relativeLink(from, file) + hash)
    }
    return links
  }

  private async resolve(path: string, search: string, hops = 0): Promise<string | null> {
    if (IS_FILE.test(path)) return this.resolveAsset(path)
    if (NOT_IN_THE_SITE.test(path) || hops > MOST_HOPS) return null
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
      this.newAssets.push(textEntry(file, await this.rewriteStyles(await fetchFile(path), file)))
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
    // Browsers take no mask from another file of a folder.
    for (const url of drawings) links.set(url, svgData(await this.parts.sources.fetchFile(url)))
    return rewriteCss(css, (url) => links.get(url) ?? url)
  }
}
