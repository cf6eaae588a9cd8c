import { fromFile } from '@capsizecss/unpack/fs'
import type { FontKind } from '../src/shared/fonts.ts'

interface SystemFont {
  locals: { regular: string[]; bold: string[] }
  /** Average width of a letter in English text, in ems: regular and bold. */
  width: { regular: number; bold: number }
}

const arial: SystemFont = {
  locals: {
    regular: [
      'Arial',
      'ArialMT',
      'Liberation Sans',
      'LiberationSans',
      'Arimo Regular',
      'Arimo-Regular',
    ],
    bold: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Arimo Bold',
      'Arimo-Bold',
    ],
  },
  width: { regular: 913 / 2048, bold: 983 / 2048 },
}
const georgia: SystemFont = {
  locals: {
    regular: ['Georgia', 'Gelasio Regular', 'Gelasio-Regular'],
    bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold', 'Gelasio-Bold'],
  },
  width: { regular: 913 / 2048, bold: 1062 / 2048 },
}
const courier: SystemFont = {
  locals: {
    regular: [
      'Courier New',
      'CourierNewPSMT',
      'Liberation Mono',
      'LiberationMono',
      'Cousine Regular',
      'Cousine-Regular',
    ],
    bold: [
      'Courier New Bold',
      'CourierNewPS-BoldMT',
      'Liberation Mono Bold',
      'LiberationMono-Bold',
      'Cousine Bold',
      'Cousine-Bold',
    ],
  },
  width: { regular: 1229 / 2048, bold: 1229 / 2048 },
}
const standIns: Record<FontKind, SystemFont> = {
  sans: arial,
  serif: georgia,
  display: arial,
  mono: courier,
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** A system font dressed in the measures of the web font, so that nothing moves when that arrives. */
export async function fallbackFace(options: {
  name: string
  kind: FontKind
  weight: 'regular' | 'bold'
  file: string
}): Promise<string> {
  const { name, kind, weight, file } = options
  const system = standIns[kind]
  const metrics = await fromFile(file)
  const em = metrics.unitsPerEm
  const size = metrics.xWidthAvg / em / system.width[weight]
  const declarations = [
    `font-family:"${name} Fallback"`,
    `font-weight:${weight === 'bold' ? '600 900' : '100 599'}`,
    `src:${system.locals[weight].map((local) => `local("${local}")`).join(',')}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(metrics.ascent / (em * size))}`,
    `descent-override:${percent(Math.abs(metrics.descent) / (em * size))}`,
    `line-gap-override:${percent(metrics.lineGap / (em * size))}`,
  ]
  return `@font-face{${declarations.join(';')}}`
}
