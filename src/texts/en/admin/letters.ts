import type { LetterState } from '#shared/contract/letters.admin.ts'
import { letterLimits } from '#shared/limits.ts'
import { lists, plurals } from '../grammar.ts'

const readers = (count: number) => plurals.counted(count, 'reader', 'readers')

const confirmedReaders = (count: number) =>
  plurals.counted(count, 'confirmed reader', 'confirmed readers')

export const letterStateTexts: Record<LetterState, string> = {
  waiting: 'Waiting',
  leaving: 'Leaving',
  sending: 'Sending',
  paused: 'Paused',
  held: 'On hold',
  sent: 'Sent',
  stopped: 'Stopped',
}

export const letterTexts = {
  heading: 'Letters',
  loading: 'Loading the letters',
  failed: 'Failed to load the letters. Please check your connection and try again.',
  none: 'No letter has gone out yet. A letter is one of your posts, sent by mail to everyone who asked for it.',
  /** Shown under the title of each letter in the list. */
  lines: {
    waiting: 'Goes out with its post',
    waitingUntil: (moment: string) => `With its post, ${moment}`,
    leaving: 'About to go out',
    sending: (sent: number, all: number) => `${sent} of ${all} are out`,
    held: 'Waiting for you',
    done: (day: string, sent: number) => `${day}: ${sent} sent`,
  },
  /** Shown under the title of the opened letter. */
  facts: {
    waiting: 'It goes out a minute after its post is public.',
    waitingUntil: (moment: string) => `Its post goes out on ${moment}, and the letter with it.`,
    leaving: 'To everyone on the letter list who has confirmed.',
    since: (count: number, moment: string) => `To ${confirmedReaders(count)}, since ${moment}`,
    done: (count: number, moment: string) => `To ${confirmedReaders(count)}, done on ${moment}`,
    held: 'Nothing has gone out yet.',
  },
  heldBecause: {
    late: 'Its post went out more than a day late, because the diary wasn’t running. Do you still want to send the letter?',
    restored:
      'The diary was restored from a backup, so this letter may have gone out already. Send it only if it hasn’t.',
  },
  figures: { sent: 'sent', failed: 'failed', skipped: 'skipped', waiting: 'waiting' },
  progress: 'Letters sent',
  out: (name: string) => `${name} is out with the letters`,
  resting: 'Resting for now',
  timeLeft: (seconds: number) => {
    if (seconds < 60) return 'less than a minute left'
    const minutes = Math.ceil(seconds / 60)
    if (minutes < 90) return minutes === 1 ? 'about 1 minute left' : `about ${minutes} minutes left`
    return `about ${Math.round(minutes / 60)} hours left`
  },
  sentLastMinute: (count: number) => `${count} in the last minute`,
  pause: 'Pause',
  goOn: 'Resume',
  send: 'Send it',
  stop: 'Stop the rest',
  dontSend: 'Don’t send it',
  edit: 'Open its post',
  takeBack: 'Take it back',
  leavesIn: (seconds: number) =>
    seconds > 0
      ? `It leaves in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : 'It’s leaving now',
  lastChance: 'Until then, you can take it back.',
  cameBack: (count: number) => (count === 1 ? '1 had trouble' : `${count} had trouble`),
  tried: (tries: number) => (tries === 1 ? 'Tried once' : `Tried ${tries} times`),
  nextTry: (moment: string) => `next on ${moment}`,
  notAgain: 'not tried again',
  forgotten: 'A reader who has left the list',
  more: (count: number) => `and ${count} more`,
  unwatched: 'No one is tracked.',
  unwatchedWhy: 'No hidden images, no counted clicks. You know it was sent, and that’s all.',
} as const

export const stopLetterTexts = {
  title: 'Stop the rest of this letter?',
  text: (waiting: number) =>
    `${readers(waiting)} won’t get it, now or later. Anyone who already has it keeps it.`,
  cancel: 'Keep sending',
  stop: 'Stop the rest',
  stopping: 'Stopping...',
} as const

export const dropLetterTexts = {
  title: 'Don’t send this letter?',
  text: 'Its subject and preview text will be lost. The post stays the same, and you can send it as a letter later.',
  cancel: 'Keep it',
  drop: 'Don’t send it',
  dropping: 'Taking it back...',
} as const

export const mailPreviewTexts = {
  heading: 'What readers get',
  from: 'From',
  subject: 'Subject',
  frame: 'The letter as readers see it',
  widths: { phone: 'Phone', desktop: 'Desktop' },
  choose: 'Preview',
  loading: 'Drawing the letter...',
  failed: 'We couldn’t show the letter.',
  /** Shown beside the preview when the post is too long for a mail. */
  isShortened:
    'This post is longer than mail programs can show. The letter has the beginning and a button to the rest.',
  test: 'Test mail to me',
  testing: 'Sending...',
  testTo: (email: string) => `It goes to ${email}.`,
  testToNowhere: (email: string) =>
    `It goes to ${email}, which has no mailbox. Change your sign-in email under Settings first.`,
} as const

export const mailTexts = {
  sender: 'Who it’s from',
  from: 'Sender',
  replyTo: 'Replies go to',
  pace: 'Pace',
  perMinute: (count: number) => `up to ${count} per minute`,
  none: 'not set',
  test: 'Send me a test',
  missing: 'Letters can’t go out yet.',
  setIt: (variables: readonly string[]) =>
    `This server has no mail account. Set ${lists.and(variables)} where the diary runs, then restart it. Until then, sign-ups are kept and letters wait.`,
  example: [
    'SMTP_URL=smtps://user:password@mail.example.com',
    'MAIL_FROM="Our Diary <diary@example.com>"',
  ],
  held: 'No mail goes out right now.',
  heldWhy:
    'The diary was restored from a backup. What’s waiting may have gone out already, so nothing is sent until you say so.',
  release: 'Let mail go out again',
  releasing: 'One moment...',
} as const

export const letterToasts = {
  test: (to: string) => ({ title: 'Test mail sent', description: `Look for it at ${to}.` }),
  testFailed: 'The test mail didn’t go out',
  notChosen: 'The post is saved, but it’s not a letter yet',
  chosen: { title: 'It goes out as a letter', description: 'A minute after the post is public.' },
  onItsWay: {
    title: 'The letter leaves in a minute',
    description: 'Until then you can take it back.',
  },
  takenBack: { title: 'Taken back', description: 'The letter won’t go out.' },
  undo: 'Undo',
  paused: { title: 'Paused', description: 'Nothing goes out until you resume.' },
  stopped: { title: 'Stopped', description: 'The rest won’t go out.' },
  released: { title: 'Mail goes out again', description: 'Waiting mail is being sent now.' },
} as const

/** The form that turns a post into a letter. */
export const writeLetterTexts = {
  write: 'Write a letter',
  title: 'Write a letter',
  hint: 'A letter is one of your posts, sent by mail. Choose one that hasn’t been sent yet. You’ll write the subject and see a preview in its editor.',
  search: 'Search posts',
  searchPlaceholder: 'Search posts...',
  none: 'Every post already has a letter.',
  noneFound: 'No post matches that.',
  newPost: 'Write a new post',
} as const

/** The letter's section in the editor. */
export const postLetterTexts = {
  heading: 'Letter',
  /** Shown for a post that was never saved. */
  hintNew: 'Once, when it goes out. After the first save you can change its subject and see it.',
  send: (count: number) => `Send it as a letter to ${readers(count)}`,
  hint: 'Once, when it goes out. Later edits send nothing.',
  nobody: 'No one on the letter list has confirmed yet.',
  cannot: 'The server can’t send mail yet.',
  setIt: (variables: readonly string[]) => `Set ${lists.and(variables)}, then restart.`,
  failed: 'Failed to load this post’s letter.',
  sendPublic: 'Send it as a letter',
  publicHint: (count: number) => `To ${readers(count)}, once. Later edits send nothing.`,
  subject: 'Subject',
  previewText: 'Preview text',
  previewTextHint: 'What mail programs show beside the subject',
  kinds: 'How much of it',
  kind: {
    whole: { label: 'The whole story', hint: 'Readers don’t have to leave their inbox' },
    beginning: { label: 'The beginning', hint: 'With a button to the post' },
  },
  preview: 'Preview',
  previewTitle: 'The letter',
  previewSaved: 'As the post is saved now.',

  test: 'Test mail',
  testing: 'Sending...',
  saving: 'Saving the letter...',
  saved: 'The letter is saved.',
  unsent: 'The letter isn’t saved yet.',
  confirmTitle: (count: number) => `Send to ${readers(count)}?`,
  confirm: `They’ll get the post by mail, as it’s saved now. You have ${letterLimits.stopSeconds} seconds to take it back; after that, it’s out.`,
  cancel: 'Cancel',
  confirmSend: 'Send the letter',
  sending: 'Sending...',
  done: {
    waiting: 'It’s about to go out as a letter.',
    leaving: 'It’s about to go out as a letter.',
    sending: 'It’s going out as a letter.',
    paused: 'Its letter is paused.',
    held: 'Its letter is waiting for you.',
    sent: (day: string) => `Sent as a letter on ${day}.`,
    stopped: (day: string) => `Its letter was stopped on ${day}.`,
  },
  outOf: (sent: number, all: number) => `${sent} of ${all} are out.`,
  arrived: (sent: number, failed: number) =>
    failed === 0 ? `${sent} sent.` : `${sent} sent, ${failed} came back.`,
  open: 'The letter',
} as const
