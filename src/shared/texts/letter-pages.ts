import { letterLimits } from '../limits.ts'
import { confirmationWords } from './confirmation-mail.ts'

interface LetterPageTexts {
  /** In two parts: the second one is set in italics. */
  title: readonly [string, string]
  words: (dogName: string) => string
  hint: string
}

const days = letterLimits.confirmDays

export const letterPageTexts = {
  confirm: {
    title: confirmationWords.title,
    words: (dogName) =>
      `One letter when there is a story worth telling. No noise, and ${dogName} never shares your address, not even for cheese.`,
    hint: `It was not you who asked? Then close this page. Without the click nothing is sent, and the address is forgotten after ${days} days.`,
  },
  confirmed: {
    title: ['You are', 'in the pack'],
    words: (dogName) =>
      `The next letter comes with the next story. ${dogName} has been told that somebody new is reading and sat up a little.`,
    hint: 'Every letter ends with a link to leave again.',
  },
  leave: {
    title: ['Leave', 'the pack?'],
    words: (dogName) =>
      `Then no more letters come to this address. The diary stays open, and ${dogName} goes on as before.`,
    hint: 'One click is enough, and you can take it back.',
  },
  left: {
    title: ['No hard', 'feelings'],
    words: (dogName) =>
      `This address is off the list, from this moment. The diary stays open, and ${dogName} will not be told until after supper.`,
    hint: 'Clicked by mistake? Come back puts everything as it was.',
  },
  stale: {
    title: ['This link has', 'gone stale'],
    words: (dogName) =>
      `Links that confirm an address keep for ${days} days, which is longer than anything ${dogName} buries. Here is how you get a fresh one. To leave, use the link in the newest letter.`,
    hint: 'The answer is the same whether we know the address or not.',
  },
  asked: {
    title: ['Look into', 'your mailbox'],
    words: () =>
      'If this address waits for its confirmation, a mail with a new link is on its way. It can take a while, and comes once a day at most.',
    hint: 'Nothing there? Look among the junk, or subscribe once more on the home page.',
  },
} as const satisfies Record<string, LetterPageTexts>

export const letterPageLabels = {
  to: 'To',
  confirm: confirmationWords.button,
  read: 'Read the diary',
  home: 'Home',
  leave: 'Leave the pack',
  stay: 'Stay after all',
  comeBack: 'Come back',
  readWithout: 'Read without letters',
  email: 'Email Address',
  emailPlaceholder: 'alex@example.com',
  sendNewLink: 'Send a new link',
} as const
