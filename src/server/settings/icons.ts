import { readFile } from 'node:fs/promises'
import { type Coat, coats, colourIcon } from '#shared/theme/coats.ts'
import { pathInProject } from '../platform/root.ts'

export interface IconPaths {
  svg: string
  small: string
  touch: string
  medium: string
  large: string
}

const defaultIcons: IconPaths = {
  svg: '/favicon.svg',
  small: '/icon-32.png',
  touch: '/apple-touch-icon.png',
  medium: '/icon-192.png',
  large: '/icon-512.png',
}

const sizes = { small: 32, touch: 180, medium: 192, large: 512 }
type Size = keyof typeof sizes
const isSize = (name: string): name is Size => Object.hasOwn(sizes, name)

/** Icons of the default coat are files; the others are rendered on request. */
export function iconPathsOf(coat: Coat): IconPaths {
  if (coat === coats[0]) return defaultIcons
  const file = (name: string) => `/icon-${coat}-${name}.png`
  return {
    svg: `/icon-${coat}.svg`,
    small: file('small'),
    touch: file('touch'),
    medium: file('medium'),
    large: file('large'),
  }
}

export async function renderIconSvg(coat: Coat): Promise<string> {
  return colourIcon(await readFile(pathInProject('public/favicon.svg'), 'utf8'), coat)
}

/** Each picture is rendered once and cached without a limit: there are a dozen at most. */
export function createIconPngRenderer() {
  const made = new Map<string, Promise<Buffer>>()

  async function make(coat: Coat, size: Size): Promise<Buffer> {
    const svg = await renderIconSvg(coat)
    // Systems that use this size cut the corners themselves, so it has uncut corners.
    const whole = size === 'touch' ? svg.replace(' clip-path="url(#round)"', '') : svg
    const { default: sharp } = await import('sharp')
    return sharp(Buffer.from(whole)).resize(sizes[size]).png({ palette: true }).toBuffer()
  }

  return (name: string): Promise<Buffer> | null => {
    const coat = coats.find((coat) => name.startsWith(`${coat}-`))
    const size = coat && name.slice(coat.length + 1)
    if (!coat || !size || !isSize(size)) return null
    let picture = made.get(name)
    if (!picture) {
      picture = make(coat, size)
      made.set(name, picture)
      picture.catch(() => made.delete(name))
    }
    return picture
  }
}
