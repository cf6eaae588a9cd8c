import type { CallEndpoint } from './calls/api-client.ts'
import type { PlainCommentResult } from './comments/pages.ts'
import type { PublicPost } from './contract/posts.ts'

/** Interface between the server and the separately built site renderer: plain data, and `ask`. */
export interface SiteRenderer {
  /** Cache key of an address, with known parameters only. */
  pageKey(path: string, search: string): string
  render(request: RenderRequest): Promise<RenderedPage>
}

export interface RenderRequest {
  path: string
  search: string
  ask: CallEndpoint
  /** Origin for absolute links, without a trailing slash. */
  origin: string
  form?: PlainFormResult
  /** The draft behind a valid preview link. */
  preview?: PublicPost | undefined
  letterPage?: MailLinkPage
  /** Only when a comment was sent without JavaScript; its answer is the post's page. */
  comment?: PlainCommentResult
}

/** Targets of forms without JavaScript; the answer is drawn as the page of the same address. */
export const formPaths = { contact: '/contact', newsletter: '/newsletter' } as const

export interface PlainFormResult {
  name: keyof typeof formPaths
  outcome: 'done' | 'invalid' | 'failed'
  /** Tells what to do when the whole form failed, or what happens next; errors of fields are in `errors`. */
  message?: string
  values: Record<string, string>
  errors: Record<string, string>
}

export const plainFormResultKey = ['form'] as const

export interface RenderedPage {
  status: number
  /** False for made-up addresses, whose pages must not fill the cache. */
  isCacheable: boolean
  /** Redirects to this address instead of showing the page. */
  movedTo?: string | undefined
  html: string
  styledBy?: string | undefined
  state: unknown
  head: PageHead
}

export interface PageHead {
  title: string
  description: string
  /** Null for pages that search engines must not index. */
  canonical: string | null
  image: string
  video?: string
  type: 'website' | 'article'
  siteName: string
  publishedAt?: string
  /** Endpoint for Micropub apps; only on the home page. */
  micropub?: string
  commentFeed?: { title: string; href: string }
  jsonLd?: unknown[]
}

/** Pages that mails link to. Opening one changes nothing; its button does. */
export const mailLinkPaths = {
  confirm: (secret: string) => `/letters/confirm/${secret}`,
  leave: (secret: string) => `/letters/leave/${secret}`,
  signIn: (secret: string) => `/letters/sign-in/${secret}`,
  /** Cancels an admin's email change. */
  cancelEmailChange: (secret: string) => `/letters/keep-sign-in/${secret}`,
  again: '/letters/again',
} as const

export const RESUBSCRIBE_FIELD = 'back'

/** Mails about replies to comments link to the same kind of page. */
export type ReplyPageKind =
  | 'replies'
  | 'replies-wanted'
  | 'replies-stop'
  | 'replies-stopped'
  | 'replies-stale'

/** Mails about a changed sign-in email, to the new and the old address, link to the same kind of page. */
export type SignInPageKind =
  | 'sign-in'
  | 'sign-in-changed'
  | 'sign-in-stale'
  | 'sign-in-keep'
  | 'sign-in-kept'
  | 'sign-in-keep-stale'

export interface MailLinkPage {
  /** stale: the link is made up, expired or used. asked: a new link was requested. */
  kind:
    | 'confirm'
    | 'confirmed'
    | 'leave'
    | 'left'
    | 'stale'
    | 'asked'
    | ReplyPageKind
    | SignInPageKind
  /** Address of the subscriber; empty when the link reveals none. */
  email: string
  /** Why a new link could not be requested, with the typed address. */
  problem?: { message: string; typed: string }
}

export const mailLinkPageKey = ['letter page'] as const
