import type { PronounForms } from '#shared/dog/placeholders.ts'
import { momentLimits } from '#shared/limits.ts'
import { dates, plurals } from '../grammar.ts'

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const sharedMegabytes = momentLimits.sharedBytes / 1024 ** 2

const photos = (count: number) => plurals.counted(count, 'photo', 'photos')

export const momentTexts = {
  title: 'Moment',
  post: 'Post a Moment',
  waitingLink: (count: number) => `${count} waiting`,
  add: 'Add photos or a clip',
  holdingStill: ({ he }: PronounForms) =>
    he === 'they'
      ? 'They’re holding still. Hurry.'
      : `${he === 'she' ? 'She' : 'He'}’s holding still. Hurry.`,
  addMore: 'Add more',
  dropHere: 'or drop them here',

  strip: 'Photos',
  cover: 'Cover',
  photo: (place: number, count: number) => `Photo ${place} of ${count}`,
  moved: (place: number, count: number) => `Now photo ${place} of ${count}.`,
  reorderByTouch: 'Hold and drag to reorder. The first one is the cover.',
  reorder: 'Drag to reorder. The first one is the cover.',
  remove: (place: number) => `Take out photo ${place}`,

  words: 'What happened?',
  titleLabel: 'Title',
  titlePlaceholder: 'From your first sentence, or the day',
  titleHint: 'Leave it empty and it’s your first sentence, or the day if there’s only one.',
  category: 'Category',
  day: 'Day',
  today: (day: string) => `Today, ${dates.shortDay(day)}`,

  keepAsDraft: 'Keep as draft',
  postNow: 'Post now',
} as const

/** Progress and result of sending a moment. */
export const sendingTexts = {
  onItsWay: 'On its way',
  progress: 'Sending the moment',
  sent: 'sent',
  sentOf: (done: number, all: number) => `${done} of ${all} sent`,
  bytesOf: (done: number, all: number) => {
    const megabytes = (bytes: number) => (bytes / (1024 * 1024)).toFixed(1)
    return `${megabytes(done)} of ${megabytes(all)} MB`
  },
  pocket: 'It’s stored on this phone too. If the signal drops, it waits here and goes on later.',
  stop: 'Stop',
  another: 'Another one',

  landed: 'It’s in the diary.',
  posted(count: number): string {
    if (count < 2) return 'Posted just now.'
    return count === 2
      ? 'Posted just now, both of them.'
      : `Posted just now, all ${numberWords[count - 2] ?? count} of them.`
  },
  landedAsDraft: 'It’s kept as a draft.',
  onlyYou: 'Only you can see it.',
  viewPost: 'View the post',
  openInEditor: 'Open in the editor',
} as const

/** Moments waiting on the phone, with the reason. */
export const waitingTexts = {
  title: 'Waiting to go out',
  offline: 'You’re offline.',
  offlineText:
    'Nothing is lost. These go out by themselves when you’re back online and the diary is open.',
  photos(count: number, clips: number): string {
    const parts = [
      count > 0 && photos(count),
      clips > 0 && plurals.counted(clips, 'clip', 'clips'),
    ].filter(Boolean)
    return parts.length === 0 ? 'Just words.' : `${parts.join(', ')}.`
  },
  someSent: (done: number, all: number) => `${done} of ${all} are sent.`,
  asDraft: 'Goes out as a draft.',
  signIn: 'Your sign-in ended. Sign in, and it goes out.',
  sendingNow: 'Sending now.',
  ofOtherAccount: 'Somebody else wrote this on this phone. “Try now” sends it as you.',
  noSignal: 'Waiting for a signal.',
  noAnswer: (seconds: number) =>
    seconds < 60
      ? `The diary didn’t answer. Trying again in ${plurals.counted(seconds, 'second', 'seconds')}.`
      : `The diary didn’t answer. Trying again in ${plurals.counted(Math.round(seconds / 60), 'minute', 'minutes')}.`,
  refused: (sentence: string) => `The diary didn’t take it: ${sentence} Edit it and try again.`,

  tryNow: 'Try now',
  signInAct: 'Sign in',
  edit: 'Edit',
  throwAway: (title: string) => `Throw away “${title}”`,
  ask: {
    title: 'Throw this moment away?',
    text: 'It’s only on this phone. Once it’s gone, it’s gone.',
    cancel: 'Keep it',
    confirm: 'Throw away',
  },
} as const

/** Warnings about missing features or space, shown before the owner types. */
export const roomTexts = {
  full: 'Your phone is full.',
  fullText:
    'A moment can’t wait here. You can still post, but stay on this page until it’s posted.',
  refused: 'This browser can’t keep a moment for later.',
  refusedText: 'You can still post, but stay on this page until it’s posted.',
  tooMuch: 'That’s more than your phone has room for. Take one out, or post these first.',
  unreadable: (name: string) => `We can’t read ${name}. A JPEG, PNG or HEIC will do.`,
  tooMany: (left: number) =>
    `${momentLimits.photos} photos are the most a moment can hold. ${photos(left)} stayed in your gallery.`,
  leave: {
    title: 'Leave before it’s posted?',
    text: 'This browser can’t keep it for later. Once you leave, it’s gone.',
    stay: 'Stay',
    leave: 'Leave',
  },
} as const

/** Photos shared from the phone's gallery. */
export const shareTexts = {
  came: (count: number) => `${photos(count)} came along.`,
  cameOf: (count: number, all: number) =>
    `The first ${count} of ${all} photos came along. The others are still in your gallery.`,
  nothing: `Nothing came along that we can use. Photos and clips only, up to ${sharedMegabytes} MB together.`,
  ask: {
    title: 'Take these along?',
    text: 'This came from another app or a website. Taken along, it’s a moment of its own; nothing is posted yet. If you didn’t share it, leave it.',
    photos: (count: number) => photos(count),
    leave: 'Leave them',
    take: 'Take them along',
    addToCurrent: 'Add them to the moment I’m writing',
  },
  close: 'Close',
  waiting: (count: number) =>
    count === 1
      ? '1 photo is waiting on this phone. Sign in, and it’s ready to post.'
      : `${count} photos are waiting on this phone. Sign in, and they’re ready to post.`,
  onceMore: { before: 'Pick them', em: 'once more' },
  lead: 'Your phone sent the photos before the diary was awake. They’re still in your gallery; nothing is lost.',
  pick: 'Pick the photos',
  nextTime: 'Next time, sharing works right away.',
  why: 'This can happen after the browser’s data was cleared.',
} as const

/** The invitation to add the diary to the phone's home screen. */
export const homeScreenTexts = {
  newMoment: 'New moment',
  title: 'Put the diary on your home screen',
  text: 'It opens right here, in one tap. And it’s in the list when you share photos from your gallery.',
  notNow: 'Not now',
  putThere: 'Put it there',
  steps: {
    share: 'Tap Share, or “…” and then Share.',
    add: 'Choose Add to Home Screen.',
    addRow: 'Add to Home Screen',
  },
  gotIt: 'Got it',
} as const
