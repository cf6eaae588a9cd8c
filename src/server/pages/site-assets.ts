import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRenderer } from '#shared/page-rendering.ts'
import { at } from '../platform/root.ts'

/** What a page links to, and the code that draws it. */
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

export async function loadBuiltAssets(folder = at('dist')): Promise<SiteAssets> {
  const client = join(folder, 'client')
  const entry = async (name: string, source: string): Promise<EntryAssets> => {
    const file = join(client, `.vite/${name}-manifest.json`)
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
  const renderer: Promise<SiteRenderer> = import(
    pathToFileURL(join(folder, 'renderer/entry-server.js')).href
  )
  return {
    loadRenderer: () => renderer,
    site: await entry('site', 'src/site/entry-client.tsx'),
    admin: await entry('admin', 'src/admin/main.tsx'),
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
