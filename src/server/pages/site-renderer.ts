import type { Ask } from '#shared/calls/direct-client.ts'

/** The door between the server and the site's built renderer. Plain data crosses it, and `ask`. */
export interface SiteRenderer {
  /** The cache key of an address: known parameters only. */
  pageKey(path: string, search: string): string
  render(request: RenderRequest): Promise<RenderedPage>
}

export interface RenderRequest {
  path: string
  search: string
  ask: Ask
  /** Where the site is, for absolute links; without a slash at its end. */
  origin: string
  /** Awaited when everything is at hand and only the drawing is left. */
  beforeDrawing: () => Promise<void>
}

export interface RenderedPage {
  status: number
  html: string
  /** What the page shows, for the browser to wake up with. */
  state: unknown
  head: PageHead
}

export interface PageHead {
  title: string
  description: string
  /** Null for pages that search engines shall not keep. */
  canonical: string | null
  image: string
  type: 'website' | 'article'
  siteName: string
  publishedAt?: string
  jsonLd?: unknown[]
}
