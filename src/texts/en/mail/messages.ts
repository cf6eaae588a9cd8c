export const messageMailWords = {
  opening: (name: string, email: string) => `${name} <${email}> wrote through the contact page:`,
  reply: 'Reply to this mail to answer them.',
} as const
