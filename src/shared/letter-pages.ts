/** Pages that mails lead to. Opening one changes nothing, its button does. */
export const letterPaths = {
  confirm: (secret: string) => `/letters/confirm/${secret}`,
  leave: (secret: string) => `/letters/leave/${secret}`,
  /** Where the form for a new link is sent to. */
  again: '/letters/again',
} as const
