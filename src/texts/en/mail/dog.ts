interface ReminderFacts {
  title: string
  /** For example "Dec 2, 2026". */
  date: string
  inDays: number
  dogName: string
}

const inWords = (days: number) =>
  days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`

export const reminderMailWords = {
  subject: ({ title, date, dogName }: ReminderFacts) => `${dogName}: ${title} on ${date}`,
  greeting: 'Hello,',
  opening: (dogName: string) => `something in ${dogName}’s log is coming up.`,
  when: ({ date, inDays }: ReminderFacts) => `It is due on ${date}, ${inWords(inDays)}.`,
  button: 'Open the log',
} as const
