import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '#languages/catalogue.ts'
import { spokenCatalogue } from '#languages/set-language.ts'
import { type Language, languageTags } from '#shared/languages.ts'
import type { SiteRenderer } from '#shared/page-rendering.ts'
import { language } from '#texts/grammar.ts'
import { at } from '../platform/root.ts'

/** What a page links to in the language of the diary, and the code that draws it. */
export interface SiteAssets {
  loadRenderer(): Promise<SiteRenderer>
  site: EntryAssets
  admin: EntryAssets
  /** Runs before first paint, inlined in every page. */
  bootScript: string
  /** The folder whose files are served as they are; none while developing. */
  staticFolder: string | null
  /** Lets the development server add its own scripts to a page. */
  transform?: (url: string, html: string) => Promise<string>
}

export interface EntryAssets {
  script: string
  styles: string[]
  /** Modules the entry needs at once. */
  imports: string[]
  /** Stylesheets of what the entry loads later, by module. */
  stylesOf: (module: string) => string[]
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** Built by itself, with the texts in it: it is told what the server speaks. */
interface BuiltRenderer extends SiteRenderer {
  setLanguage(catalogue: Catalogue): void
}

export async function loadBuiltAssets(folder = at('dist')): Promise<SiteAssets> {
  const client = join(folder, 'client')
  const entry = async (name: string, source: string): Promise<EntryAssets> => {
    const file = join(client, `.vite/${name}.json`)
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, ManifestChunk>
    const main = manifest[source]!
    const chunks = collectImports(manifest, source)
    return {
      script: `/${main.file}`,
      styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
      stylesOf: (module) => (manifest[module]?.css ?? []).map((file) => `/${file}`),
      imports: chunks.slice(1).map((chunk) => `/${chunk.file}`),
    }
  }
  const ofEach = async (name: string, source: string) => {
    const entries = languageTags.map(async (tag) => [tag, await entry(`${name}-${tag}`, source)])
    return Object.fromEntries(await Promise.all(entries)) as Record<Language, EntryAssets>
  }
  const [sites, admins] = await Promise.all([
    ofEach('site', 'src/site/entry-client.tsx'),
    ofEach('admin', 'src/admin/main.tsx'),
  ])
  const renderer: Promise<BuiltRenderer> = import(
    pathToFileURL(join(folder, 'renderer/entry-server.js')).href
  )
  return {
    async loadRenderer() {
      const made = await renderer
      made.setLanguage(spokenCatalogue())
      return made
    },
    get site() {
      return sites[language.tag]
    },
    get admin() {
      return admins[language.tag]
    },
    bootScript: (await readFile(join(folder, 'boot/boot.js'), 'utf8')).trim(),
    staticFolder: client,
  }
}

function collectImports(
  manifest: Record<string, ManifestChunk>,
  name: string,
  seen = new Set<string>(),
): ManifestChunk[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => collectImports(manifest, next, seen))]
}
