import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rareCharactersFamilyOf } from '../../src/shared/theme/fonts.ts'
import { CORE_RANGE, NEIGHBORS_SIGNS, rangeOf, signsOf } from './character-ranges.ts'
import { subsetToCharacters } from './subset-font.ts'

type Subset = 'latin' | 'latin-ext'

export interface FontFile {
  url: string
  style: string
  weight: string
  subset: Subset | 'latin-rest' | 'latin-neighbors'
  bytes: number
  css: string
}

const packages = join(import.meta.dirname, '../node_modules')

function folderOf(family: string, cut: string) {
  const scope = cut.startsWith('wght') ? '@fontsource-variable' : '@fontsource'
  return join(packages, scope, family)
}

export function sourceOf(key: string, subset: Subset = 'latin'): string {
  const [family = '', cut = ''] = key.split('/')
  return join(folderOf(family, cut), 'files', `${family}-${subset}-${cut}.woff2`)
}

export function licenseOf(key: string): string {
  const [family = '', cut = ''] = key.split('/')
  return join(folderOf(family, cut), 'LICENSE')
}

/** Returns the bold cut if its package is installed; it is only measured, never served. */
export function boldSourceOf(key: string): string | null {
  const family = key.split('/')[0] ?? ''
  const file = join(packages, '@fontsource', family, 'files', `${family}-latin-700-normal.woff2`)
  return existsSync(file) ? file : null
}

async function weightOf(family: string, cut: string): Promise<string> {
  if (!cut.startsWith('wght')) return cut.split('-')[0] ?? '400'
  const file = join(folderOf(family, cut), 'metadata.json')
  const { wght } = JSON.parse(await readFile(file, 'utf8')).variable
  return `${wght.min} ${wght.max}`
}

interface Piece {
  subset: FontFile['subset']
  range: string
  content: Buffer
}

const isControl = (sign: string) => /\p{Cc}/u.test(sign)

async function piecesOf(key: string, isDivided: boolean): Promise<Piece[]> {
  const [family = '', cut = ''] = key.split('/')
  const ranges = JSON.parse(await readFile(join(folderOf(family, cut), 'unicode.json'), 'utf8'))
  const whole = async (subset: Subset) => ({
    subset,
    range: ranges[subset] as string,
    content: await readFile(sourceOf(key, subset)),
  })
  const [extended, latin] = await Promise.all([whole('latin-ext'), whole('latin')])
  if (!isDivided) return [extended, latin]
  const core = signsOf(CORE_RANGE)
  const beside = signsOf(latin.range).filter((sign) => !core.includes(sign) && !isControl(sign))
  const neighbors = beside.filter((sign) => NEIGHBORS_SIGNS.includes(sign))
  const rest = beside.filter((sign) => !NEIGHBORS_SIGNS.includes(sign))
  const isVariable = cut.startsWith('wght')
  return [
    extended,
    {
      subset: 'latin-rest',
      // The range excludes the core letters; otherwise they would load this file, too, while the
      // core is still loading.
      range: rangeOf(rest),
      content: await subsetToCharacters(latin.content, rest, isVariable),
    },
    {
      subset: 'latin-neighbors',
      range: rangeOf(neighbors),
      content: await subsetToCharacters(latin.content, neighbors, isVariable),
    },
    {
      subset: 'latin',
      range: CORE_RANGE,
      content: await subsetToCharacters(latin.content, core, isVariable),
    },
  ]
}

interface Cut {
  name: string
  key: string
  /** True splits the characters of every page from the rarer ones. */
  isDivided: boolean
}

/** File names contain a hash of the content. */
export async function copyCut({ name, key, isDivided }: Cut, target: string): Promise<FontFile[]> {
  const [family = '', cut = ''] = key.split('/')
  const weight = await weightOf(family, cut)
  const style = cut.endsWith('italic') ? 'italic' : 'normal'
  const pieces = await piecesOf(key, isDivided)
  return Promise.all(
    pieces.map(async ({ subset, range, content }) => {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
      const file = `${family}-${subset}-${cut}.${hash}.woff2`
      await writeFile(join(target, file), content)
      const url = `/fonts/${file}`
      const familyName = subset === 'latin' ? name : rareCharactersFamilyOf(name)
      const css =
        `@font-face{font-family:"${familyName}";font-style:${style};font-weight:${weight};font-display:swap;` +
        `src:url(${url}) format("woff2");unicode-range:${range}}`
      return { url, style, weight, subset, bytes: content.length, css }
    }),
  )
}
