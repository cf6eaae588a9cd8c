import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '#languages/catalogue.ts'
import { spokenCatalogue } from '#languages/set-language.ts'
import { type Language, languageNames } from '#shared/languages.ts'
import type { SiteRenderer } from '#shared/page-rendering.ts'
import { language } from '#texts/grammar.ts'
import { StartError } from '../platform/process/lifecycle.ts'
import { pathInProject } from '../platform/root.ts'

export interface SiteAssets {
  /** Resolves once the pages of a language are there; until then nothing may be shown in it. */
  prepare(language: Language): Promise<void>
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

/** Makes the pages of a language where they are not built yet; a package brings them all. */
export type BuildLanguage = (language: Language) => Promise<void>

interface BuiltAssetsOptions {
  folder?: string
  buildLanguage?: BuildLanguage | undefined
}

export async function loadBuiltAssets({
  folder = pathInProject('dist'),
  buildLanguage = async () => {},
}: BuiltAssetsOptions = {}): Promise<SiteAssets> {
  const client = join(folder, 'client')
  const prepared = new Map<Language, Promise<void>>()
  const entries = new Map<string, EntryAssets>()
  /** Manifests are read when first used, because a language may be built while the diary runs. */
  const entryOf = (half: 'site' | 'admin', source: string): EntryAssets => {
    const name = `${half}-${language.tag}`
    const entry = entries.get(name) ?? readEntry(join(client, `.vite/${name}.json`), source)
    entries.set(name, entry)
    return entry
  }
  let renderer: Promise<BuiltRenderer> | undefined

  return {
    prepare(tag) {
      const built =
        prepared.get(tag) ??
        buildLanguage(tag).catch((cause: Error) => {
          prepared.delete(tag)
          throw new StartError(
            `The pages in ${languageNames[tag]} couldn’t be built. ${cause.message}`,
            { cause },
          )
        })
      prepared.set(tag, built)
      return built
    },
    async loadRenderer() {
      renderer ??= import(pathToFileURL(join(folder, 'renderer/entry-server.js')).href)
      const made = await renderer!
      made.setLanguage(spokenCatalogue())
      return made
    },
    get site() {
      return entryOf('site', 'src/site/entry-client.tsx')
    },
    get admin() {
      return entryOf('admin', 'src/admin/main.tsx')
    },
    bootScript: (await readFile(join(folder, 'boot/boot.js'), 'utf8')).trim(),
    staticFolder: client,
  }
}

function readEntry(file: string, source: string): EntryAssets {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>
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
