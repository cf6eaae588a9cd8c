/** Words of our own that stand in mails. */
export const mailWords = {
  stamp: (dogName: string) => `A stamp with ${dogName}’s head`,
  picture: (alt: string) => (alt ? `Picture: ${alt}` : 'Picture'),
} as const
