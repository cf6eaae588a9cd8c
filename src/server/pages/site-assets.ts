import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '#languages/catalogue.ts'
import { spokenCatalogue } from '#languages/set-language.ts'
import { type Language, languageTags } from '#shared/languages.ts'
import type { SiteRenderer } from '#shared/page-rendering.ts'
import { language } from '#texts/grammar.ts'
import { pathInProject } from '../platform/root.ts'

export interface SiteAssets {
  loadRenderer(): Promise<SiteRenderer>
  site: EntryAssets
  admin: EntryAssets
  /** Every page inlines this script, which runs before the first paint. */
  bootScript: string
  /** Null during development, when the development server serves the files. */
  staticFolder: string | null
  transform?: (url: string, html: string) => Promise<string>
}

export interface EntryAssets {
  script: string
  styles: string[]
  imports: string[]
  stylesOf: (module: string) => string[]
  /** Files of modules that are loaded on demand, with all that they import. */
  filesOf: (...modules: string[]) => string[]
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** The renderer is built with its own copy of the texts, so it must be told the language. */
interface BuiltRenderer extends SiteRenderer {
  setLanguage(catalogue: Catalogue): void
}

export async function loadBuiltAssets(folder = pathInProject('dist')): Promise<SiteAssets> {
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
      filesOf(...modules) {
        const found = modules.flatMap((module) => collectImports(manifest, module))
        const files = found.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])
        return [...new Set(files)].map((file) => `/${file}`)
      },
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
