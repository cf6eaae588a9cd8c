/** Pages that mails lead to. Opening one changes nothing, its button does. */
export const letterPaths = {
  confirm: (secret: string) => `/letters/confirm/${secret}`,
  leave: (secret: string) => `/letters/leave/${secret}`,
  /** For an admin: the new address to sign in with. */
  signIn: (secret: string) => `/letters/sign-in/${secret}`,
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

/** So does the mail to a new sign-in email. */
export type SignInPageKind = 'sign-in' | 'sign-in-changed' | 'sign-in-stale'

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
