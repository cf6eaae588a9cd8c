/**
 * Shown by the newsletter form. The same for known and unknown addresses, so that nobody learns who is on
 * the list.
 */
export const nextStepTexts = {
  mailed: (email: string) =>
    `One more click: we’ve sent a mail to ${email}. Open it to confirm, and you’re in. Nothing there? Check your spam folder. An address we already know gets no second one.`,
  later: (email: string) =>
    `Letters don’t go out just yet. Once they do, we’ll write to ${email} and ask for one click to confirm.`,
} as const
