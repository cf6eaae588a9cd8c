/** Where comments are read and written without script; feeds of them. */
export const commentPaths = {
  /** Where the plain form is sent to. */
  form: (slug: string) => `/blog/${slug}/comments`,
  /** The form for an answer to one comment, drawn by the server. */
  reply: (slug: string, id: number) => `/blog/${slug}/comments?${REPLY_PARAMETER}=${id}`,
  feed: (slug: string) => `/blog/${slug}/comments.xml`,
  feedOfAll: '/comments.xml',
} as const

export const REPLY_PARAMETER = 'reply'

/** The anchor of one comment, and of the form. */
export const commentAnchor = (id: number) => `comment-${id}`
export const COMMENTS_ANCHOR = 'comments'
export const COMMENT_FORM_ANCHOR = 'write'

/** Sent by the buttons of the plain form; without it, the words are shown as a preview. */
export const COMMENT_STEP_FIELD = 'step'
const commentSteps = ['preview', 'send', 'change'] as const
export type CommentStep = (typeof commentSteps)[number]

/** Fields of the plain form, by name; the box is `on` or not sent at all. */
export interface CommentValues {
  name: string
  email: string
  message: string
  notify: string
  parentId: string
  /** People never see this field. */
  website: string
  /** Given by the preview, and sent back with the second press. */
  token: string
}

/** What became of the plain form; drawn in the place of the form on the post's page. */
export interface SentComment {
  /**
   * writing: the form again, with what was typed. preview: read it once more. sent: waiting for the
   * owner. published: of the owner, public at once. invalid: fields are to blame. failed: it is not.
   */
  outcome: 'writing' | 'preview' | 'sent' | 'published' | 'invalid' | 'failed'
  values: CommentValues
  /** The first message per field. */
  errors: Partial<Record<keyof CommentValues, string>>
  /** What to do when it failed as a whole. */
  message?: string
  /** The words as everybody will see them, in preview and once sent. */
  html?: string
  /** Who is answered; absent for a comment of its own. */
  replyTo?: { id: number; name: string }
  /** Signed in as the owner: no name is asked for. */
  isOwner?: boolean
}

/** The site keeps it in the page's query cache under this key. */
export const sentCommentKey = ['sent comment'] as const

/** Where the links in mails about replies lead to; opening one changes nothing. */
export const replyPaths = {
  confirm: (secret: string) => `/comments/confirm/${secret}`,
  stop: (secret: string) => `/comments/stop/${secret}`,
} as const
