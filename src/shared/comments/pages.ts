/** Pages that read and write comments without JavaScript, and the comment feed. */
export const commentPaths = {
  form: (slug: string) => `/blog/${slug}/comments`,
  reply: (slug: string, id: number) => `/blog/${slug}/comments?${REPLY_PARAMETER}=${id}`,
  feed: (slug: string) => `/blog/${slug}/comments.xml`,
  feedOfAll: '/comments.xml',
} as const

export const REPLY_PARAMETER = 'reply'

export const commentAnchor = (id: number) => `comment-${id}`
export const COMMENTS_ANCHOR = 'comments'
export const COMMENT_FORM_ANCHOR = 'write'

/** Name of the plain form's buttons; a form without it gets the preview. */
export const COMMENT_STEP_FIELD = 'step'
const commentSteps = ['preview', 'send', 'change'] as const
export type CommentStep = (typeof commentSteps)[number]

/** Fields of the plain form by name. Browsers send a checkbox as `on` or leave it out. */
export interface CommentValues {
  name: string
  email: string
  message: string
  notify: string
  parentId: string
  /** Honeypot: hidden from people. */
  website: string
  /** Issued by the preview and sent back with the second submit. */
  token: string
}

export interface PlainCommentResult {
  /**
   * writing: the form again, with the input. preview: the comment before it is sent. sent: awaits
   * moderation. published: the owner's, public at once. invalid: fields have errors. failed:
   * something else went wrong.
   */
  outcome: 'writing' | 'preview' | 'sent' | 'published' | 'invalid' | 'failed'
  values: CommentValues
  errors: Partial<Record<keyof CommentValues, string>>
  message?: string
  /** The comment as visitors will see it, in the preview and once it was sent. */
  html?: string
  replyTo?: { id: number; name: string }
  /** A signed-in owner needs no name. */
  isOwner?: boolean
}

export const plainCommentResultKey = ['sent comment'] as const

/** Links in mails about replies; opening one changes nothing yet. */
export const replyMailPaths = {
  confirm: (secret: string) => `/comments/confirm/${secret}`,
  stop: (secret: string) => `/comments/stop/${secret}`,
} as const
