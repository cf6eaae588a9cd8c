import type { Inline } from './inline.ts'

export interface VideoLink {
  href: string
  /** Where it is shown, as people call it. */
  site: string
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/)|youtu\.be\/)[\w-]{6,}/i
const VIMEO = /^https?:\/\/(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/)?\d+/i
/** Anybody may run one, so the address tells by its path. */
const PEERTUBE =
  /^https?:\/\/([^/?#\\]+)\/(?:w|videos\/watch)\/(?:[1-9a-z]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#].*)?$/i

function siteOf(href: string): string | null {
  if (YOUTUBE.test(href)) return 'YouTube'
  if (VIMEO.test(href)) return 'Vimeo'
  return PEERTUBE.exec(href)?.[1] ?? null
}

/** A line that is the bare address of a video, and nothing else. */
export function findVideo(nodes: Inline[]): VideoLink | null {
  const [link] = nodes
  if (nodes.length !== 1 || link?.type !== 'link') return null
  const [words] = link.children
  const isBare = link.children.length === 1 && words?.type === 'text' && words.text === link.href
  const site = isBare ? siteOf(link.href) : null
  return site === null ? null : { href: link.href, site }
}
