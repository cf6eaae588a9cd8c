import type { Ask } from './calls/api-client.ts'
import type { SentComment } from './comments/pages.ts'
import type { PublicPost } from './contract/posts.ts'

/** The boundary between the server and the site's built renderer: plain data, and `ask`. */
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
  /** Only when the page answers a form that was sent without script. */
  form?: SentForm
  /** Only at the address of a preview link that works: the draft behind it. */
  preview?: PublicPost | undefined
  /** Only where the link of a mail leads to. */
  letterPage?: LetterPage
  /** Only where the form for a comment is answered without script: at the address of its post. */
  comment?: SentComment
}

/** Where a form is sent to without script; its answer is drawn as the page of that address. */
export const formPaths = { contact: '/contact', newsletter: '/newsletter' } as const

/** A form that was sent without script, and what became of it. */
export interface SentForm {
  name: keyof typeof formPaths
  outcome: 'done' | 'invalid' | 'failed'
  /** Says what to do when it failed as a whole, or what happens next; a field's fault is in `errors`. */
  message?: string
  /** What was sent, by field, for the form to show again; empty once it is done. */
  values: Record<string, string>
  /** The first message per field. */
  errors: Record<string, string>
}

/** The site keeps the sent form in the page's query cache under this key. */
export const sentFormKey = ['form'] as const

export interface RenderedPage {
  status: number
  /** Whether the site has this address of its own; what only made-up addresses show is not kept. */
  isCacheable: boolean
  /** The address that this one leads to by now; the page itself is not shown then. */
  movedTo?: string | undefined
  html: string
  /** The module whose stylesheet this page needs beside the common one. */
  styledBy?: string | undefined
  /** What the page shows, for the browser to hydrate with. */
  state: unknown
  head: PageHead
}

export interface PageHead {
  title: string
  description: string
  /** Null for pages that search engines shall not keep. */
  canonical: string | null
  image: string
  /** The clip that the page is about. */
  video?: string
  type: 'website' | 'article'
  siteName: string
  publishedAt?: string
  /** Where other programs post, on home alone. */
  micropub?: string
  /** Of the comments below it, where there can be any. */
  commentFeed?: { title: string; href: string }
  jsonLd?: unknown[]
}

/** Pages that mails lead to. Opening one changes nothing, its button does. */
export const letterPaths = {
  confirm: (secret: string) => `/letters/confirm/${secret}`,
  leave: (secret: string) => `/letters/leave/${secret}`,
  /** For an admin: the new address to sign in with. */
  signIn: (secret: string) => `/letters/sign-in/${secret}`,
  /** For an admin: the old address stays. */
  cancelEmailChange: (secret: string) => `/letters/keep-sign-in/${secret}`,
  /** Where the form for a new link is sent to. */
  again: '/letters/again',
} as const

/** Sent by the button that takes leaving back. */
export const COME_BACK_FIELD = 'back'

/** Mails about replies to a comment lead to pages of the same kind. */
export type ReplyPageKind =
  | 'replies'
  | 'replies-wanted'
  | 'replies-stop'
  | 'replies-stopped'
  | 'replies-stale'

/** So do the mails about a new sign-in email, to it and to the one before. */
export type SignInPageKind =
  | 'sign-in'
  | 'sign-in-changed'
  | 'sign-in-stale'
  | 'sign-in-keep'
  | 'sign-in-kept'
  | 'sign-in-keep-stale'

/** What such a page shows. */
export interface LetterPage {
  /** stale: the link is made up, too old or used up. asked: a new one was asked for. */
  kind:
    | 'confirm'
    | 'confirmed'
    | 'leave'
    | 'left'
    | 'stale'
    | 'asked'
    | ReplyPageKind
    | SignInPageKind
  /** Whose letters; empty where no link says so. */
  email: string
  /** Why a new link could not be asked for, and what was typed. */
  problem?: { message: string; typed: string }
}

/** The site keeps it in the page's query cache under this key. */
export const letterPageKey = ['letter page'] as const
