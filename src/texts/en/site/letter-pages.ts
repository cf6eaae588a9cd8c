import { commentLimits, emailChangeLimits, letterLimits } from '#shared/limits.ts'
import type { MailLinkPage } from '#shared/page-rendering.ts'
import { confirmationWords } from '../mail/newsletter.ts'

interface LetterPageTexts {
  /** The second part is set in italics. */
  title: readonly [string, string]
  words: (dogName: string, promise: string) => string
  hint: string
}

const days = letterLimits.confirmDays

export const letterPageTexts = {
  confirm: {
    get title() {
      return confirmationWords.title
    },
    words: (_dogName, promise) => promise,
    hint: `Wasn’t you? Just close this page. Without the click, nothing is sent, and the address is forgotten after ${days} days.`,
  },
  confirmed: {
    title: ['You’re', 'in the pack'],
    words: (dogName) =>
      `The next letter comes with the next story. ${dogName} has been told that someone new is reading and sat up a little.`,
    hint: 'Every letter ends with a link to unsubscribe.',
  },
  leave: {
    title: ['Leave', 'the pack?'],
    words: (dogName) =>
      `You won’t get any more letters. The diary stays open, and ${dogName} carries on as before.`,
    hint: 'One click is enough, and you can undo it.',
  },
  left: {
    title: ['No hard', 'feelings'],
    words: (dogName) =>
      `This address is off the list as of now. The diary stays open, and ${dogName} won’t be told until after supper.`,
    hint: 'Clicked by mistake? “Come back” puts everything back the way it was.',
  },
  stale: {
    title: ['This link has', 'gone stale'],
    words: (dogName) =>
      `Confirmation links keep for ${days} days, which is longer than anything ${dogName} buries. Here’s how to get a fresh one. To unsubscribe, use the link in the newest letter.`,
    hint: 'The answer is the same whether we know the address or not.',
  },
  asked: {
    title: ['Check', 'your inbox'],
    words: () =>
      'If this address is waiting to be confirmed, an email with a new link is on its way. It can take a while and comes once a day at most.',
    hint: 'Nothing there? Check your spam folder. If you unsubscribed before, the link at the end of any letter brings you back.',
  },
  replies: {
    title: ['Is this', 'really you?'],
    words: () =>
      'Someone left a comment with this address and wants to know when it gets a reply. One click tells us it was you, and we won’t ask again.',
    hint: `Wasn’t you? Just close this page. Without the click, no email about replies is sent, and the address is forgotten after ${commentLimits.confirmDays} days.`,
  },
  'replies-wanted': {
    title: ['You’ll', 'hear about it'],
    words: (dogName) =>
      `When someone replies to your comment, you’ll get an email. ${dogName} would bark, but it doesn’t carry that far.`,
    hint: 'Every one of those emails ends with a link that stops them.',
  },
  'replies-stop': {
    title: ['No more emails', 'about replies?'],
    words: () =>
      'This address won’t hear about replies anymore. Your comments stay where they are.',
    hint: 'One click is enough.',
  },
  'replies-stopped': {
    title: ['All', 'quiet now'],
    words: () => 'From now on, no emails about replies come to this address.',
    hint: 'Your comments stay where they are, and the address is forgotten.',
  },
  'replies-stale': {
    title: ['This link has', 'gone stale'],
    words: () =>
      `Links about replies keep for ${commentLimits.confirmDays} days, and each works for one address. Replies show up below your comment in the diary.`,
    hint: 'Nothing has changed.',
  },
  'sign-in': {
    title: ['Sign in with', 'this address?'],
    words: () =>
      'One click, and you sign in to the diary with this address. Mail about your account comes here, too.',
    hint: 'Wasn’t you? Just close this page. Nothing changes without the click.',
  },
  'sign-in-changed': {
    title: ['This address', 'lets you in'],
    words: () =>
      'From now on you sign in with this address. Your password stays the same, and you stay signed in where you are.',
    hint: 'The old address has been told.',
  },
  'sign-in-stale': {
    title: ['This link has', 'gone stale'],
    words: () =>
      `It works once, for ${emailChangeLimits.minutes} minutes, and only the newest one counts. If you just clicked the button, you’re done. If not, ask again under Settings, Account & Security.`,
    hint: 'Opening it changed nothing.',
  },
  'sign-in-keep': {
    title: ['Keep this', 'address?'],
    words: () =>
      'Someone asked to sign in with another address instead of this one. One click cancels that, and the link in the other mail stops working.',
    hint: 'Was it you? Just close this page. Nothing changes without the click.',
  },
  'sign-in-kept': {
    title: ['Everything', 'stays put'],
    words: () =>
      'You still sign in with this address. If you didn’t ask for another one, someone is using your account: choose a new password now, and they’re signed out everywhere.',
    hint: 'The link to the other address no longer works.',
  },
  'sign-in-keep-stale': {
    title: ['This link has', 'gone stale'],
    words: () =>
      `It cancels one change of your sign-in email, for ${emailChangeLimits.minutes} minutes. If you just clicked the button, you’re done. If the address has changed by now, the newest mail about it says what to do.`,
    hint: 'Opening it changed nothing.',
  },
} as const satisfies Record<MailLinkPage['kind'], LetterPageTexts>

export const letterPageLabels = {
  to: 'To',
  get confirm() {
    return confirmationWords.button
  },
  read: 'Read the diary',
  home: 'Home',
  leave: 'Leave the pack',
  stay: 'Stay after all',
  comeBack: 'Come back',
  readWithout: 'Read without letters',
  email: 'Email Address',
  emailPlaceholder: 'alex@example.com',
  sendNewLink: 'Send a new link',
  itWasMe: 'Yes, it was me',
  stopReplies: 'Stop these emails',
  useAddress: 'Use this address',
  keepAddress: 'Keep my address',
  newPassword: 'Choose a new password',
  toAdmin: 'Go to the admin',
} as const
