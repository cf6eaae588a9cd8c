import { letterLimits } from '../limits.ts'

const readers = (count: number) => (count === 1 ? '1 reader' : `${count} readers`)

/** A letter is made from a post. */
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

/** In the editor. */
export const postLetterTexts = {
  heading: 'Letter',
  unsaved: 'Save the post once, then you can send it as a letter.',
  send: (count: number) => `Send it as a letter to ${readers(count)}`,
  hint: 'Once, when it goes out. Later edits send nothing.',
  nobody: 'No one on the letter list has confirmed yet.',
  cannot: 'The server can’t send mail yet.',
  setIt: { before: 'Set ', and: ' and ', after: ', then restart.' },
  failed: 'Failed to load the letter of this post.',
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
    failed === 0 ? `${sent} arrived.` : `${sent} arrived, ${failed} came back.`,
  open: 'The letter',
} as const
