/** Where the links in mails about replies lead to; opening one changes nothing. */
export const replyPaths = {
  confirm: (secret: string) => `/comments/confirm/${secret}`,
  stop: (secret: string) => `/comments/stop/${secret}`,
} as const
