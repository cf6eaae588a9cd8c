import type { Icons } from '../../settings/icons.ts'

interface SiteSettings {
  blogName: string
  blogDescription: string
  primaryColor: string
}

const MOST_LETTERS = 12
/** The paper of the light theme, which the home screen shows while the page opens. */
const PAPER = '#fdf8f1'

/** For those who keep the diary on their home screen. */
export function writeWebManifest(
  { blogName, blogDescription, primaryColor }: SiteSettings,
  { svg, medium, large }: Icons,
) {
  const firstWord = blogName.split(/\s+/)[0] ?? blogName
  const icon = (src: string, size: number) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return JSON.stringify({
    id: '/',
    name: blogName,
    short_name: blogName.length <= MOST_LETTERS ? blogName : firstWord.slice(0, MOST_LETTERS),
    description: blogDescription,
    start_url: '/',
    scope: '/',
    lang: 'en',
    display: 'standalone',
    theme_color: primaryColor,
    background_color: PAPER,
    icons: [{ src: svg, sizes: 'any', type: 'image/svg+xml' }, icon(medium, 192), icon(large, 512)],
  })
}
