import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { PathIndex } from '../../box/path-index.ts'
import type { SafeZip } from '../../zip/open-zip.ts'
import type { Fields } from './front-matter.ts'
import { textOf } from './read-fields.ts'

/** What the folders of a zip say about the program that made a blog of them. */
export interface Site {
  kind: 'jekyll' | 'hugo' | 'obsidian' | 'plain'
  /** The folder that everything lies in. */
  root: string
  title: string | null
  address: string | null
  /** The folder of the host that the blog stood in: `/blog`, or nothing. */
  base: string
  /** How addresses of posts are made, for Jekyll. */
  permalink: string
  /** And for Hugo, by the folder a post lies in. */
  sections: Record<string, string>
  markdownFiles: string[]
  files: PathIndex
  notes: PathIndex
}

const IGNORED =
  /(?:^|\/)(?:node_modules|\.git|\.github|\.obsidian|\.trash|_site|vendor|themes?|layouts|archetypes|_layouts|_includes|_templates?|templates)\/|(?:^|\/)(?:README|LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|_index)\.(?:md|markdown)$/i

function commonFolder(names: string[]): string {
  const first = names[0]?.match(/^[^/]+\//)?.[0] ?? ''
  // A folder with a meaning of its own is not one around everything.
  if (first === '' || /^(?:_posts|content|posts|_drafts|src)\//.test(first)) return ''
  return names.every((name) => name.startsWith(first)) ? first : ''
}

function kindOf(inside: string[]): Site['kind'] {
  const has = (pattern: RegExp) => inside.some((name) => pattern.test(name))
  if (has(/^\.obsidian\//)) return 'obsidian'
  if (has(/(?:^|\/)_posts\//)) return 'jekyll'
  return has(/^content\//) ? 'hugo' : 'plain'
}

const CONFIG = /^(?:config\/_default\/)?(?:_config|hugo|config)\.(ya?ml|toml)$/

async function readConfig(zip: SafeZip, root: string): Promise<Fields> {
  const name = zip.names.find((each) => CONFIG.test(each.slice(root.length)))
  if (!name || zip.sizeOf(name) > 1024 * 1024) return {}
  const text = (await zip.read(name))?.toString('utf8') ?? ''
  try {
    const parsed: unknown = name.endsWith('toml')
      ? parseToml(text)
      : parseYaml(text, { maxAliasCount: 20, logLevel: 'error' })
    const fields = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
    return Object.fromEntries(fields.map(([key, value]) => [key.toLowerCase(), value]))
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** `[permalinks]`, or `[permalinks.page]` since Hugo tells pages and lists apart. */
function sectionsOf({ permalinks }: Fields): Record<string, string> {
  const given = isObject(permalinks) ? permalinks : {}
  const ofPages = isObject(given.page) ? given.page : given
  return Object.fromEntries(
    Object.entries(ofPages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** Jekyll says it apart from the host, Hugo with it. */
function baseOf(config: Fields): string {
  const said = textOf(config, 'baseurl')
  const path = URL.canParse(said) ? new URL(said).pathname : said
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.startsWith('/') ? path.slice(0, end) : ''
}

export async function readSite(zip: SafeZip): Promise<Site> {
  const root = commonFolder(zip.names)
  const config = await readConfig(zip, root)
  const isPost = (name: string) => /\.(?:md|markdown|mdx)$/i.test(name) && !IGNORED.test(name)
  const markdownFiles = zip.names.filter(isPost).sort()
  const address = textOf(config, 'url', 'baseurl')
  return {
    kind: kindOf(zip.names.map((name) => name.slice(root.length))),
    root,
    title: textOf(config, 'title') || null,
    address: /^https?:\/\//.test(address) ? address : null,
    base: baseOf(config),
    permalink: textOf(config, 'permalink') || 'date',
    sections: sectionsOf(config),
    markdownFiles,
    files: new PathIndex(zip.names),
    notes: new PathIndex(markdownFiles),
  }
}
