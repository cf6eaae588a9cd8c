import { fromFile } from '@capsizecss/unpack/fs'
import {
  type FallbackFontSuffix,
  type FontKind,
  fallbackFontSuffixes,
} from '../../src/shared/theme/fonts.ts'

interface SystemFont {
  locals: { regular: string[]; bold: string[] }
  /** The average width of a letter in English text, in ems. */
  width: { regular: number; bold: number }
}

const arial: SystemFont = {
  locals: {
    regular: [
      'Arial',
      'ArialMT',
      'Liberation Sans',
      'LiberationSans',
      'Nimbus Sans Regular',
      'NimbusSans-Regular',
      'Arimo Regular',
      'Arimo-Regular',
    ],
    bold: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Nimbus Sans Bold',
      'NimbusSans-Bold',
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
const roboto: SystemFont = {
  locals: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  width: { regular: 911 / 2048, bold: 926 / 2048 },
}
const notoSerif: SystemFont = {
  locals: {
    regular: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
  },
  width: { regular: 481 / 1000, bold: 512 / 1000 },
}
const dejaVuSans: SystemFont = {
  locals: { regular: ['DejaVu Sans', 'DejaVuSans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
  width: { regular: 1041 / 2048, bold: 1176 / 2048 },
}
const dejaVuSerif: SystemFont = {
  locals: {
    regular: ['DejaVu Serif', 'DejaVuSerif'],
    bold: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
  },
  width: { regular: 1058 / 2048, bold: 1168 / 2048 },
}
const sans = { Fallback: arial, 'Fallback Android': roboto, 'Fallback Linux': dejaVuSans }
const serif = { Fallback: georgia, 'Fallback Android': notoSerif, 'Fallback Linux': dejaVuSerif }
const systemFonts: Record<FontKind, Partial<Record<FallbackFontSuffix, SystemFont>>> = {
  sans,
  serif,
  display: sans,
  script: sans,
  mono: { Fallback: courier },
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

interface Dressed {
  name: string
  kind: FontKind
  weight: 'regular' | 'bold'
  file: string
}

/**
 * Gives system fonts the metrics of the web font, so that the layout does not shift when it loads.
 */
export async function fallbackFaces({ name, kind, weight, file }: Dressed): Promise<string[]> {
  const metrics = await fromFile(file)
  const em = metrics.unitsPerEm
  return fallbackFontSuffixes[kind].map((standIn) => {
    const system = systemFonts[kind][standIn]
    if (!system) throw new Error(`No system font is known for "${name} ${standIn}"`)
    const size = metrics.xWidthAvg / em / system.width[weight]
    const declarations = [
      `font-family:"${name} ${standIn}"`,
      `font-weight:${weight === 'bold' ? '600 900' : '100 599'}`,
      `src:${system.locals[weight].map((local) => `local("${local}")`).join(',')}`,
      `size-adjust:${percent(size)}`,
      `ascent-override:${percent(metrics.ascent / (em * size))}`,
      `descent-override:${percent(Math.abs(metrics.descent) / (em * size))}`,
      `line-gap-override:${percent(metrics.lineGap / (em * size))}`,
    ]
    return `@font-face{${declarations.join(';')}}`
  })
}
