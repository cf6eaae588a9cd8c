import { pictures, posts } from './moving-counts.ts'

export const wayTexts = {
  carrying: 'Carrying things in',
  undoing: 'Taking it out again',
  failed: 'It got stuck',
  progress: 'Posts carried in',
  undoProgress: 'Posts taken out',
  ofPosts: (all: number) => `of ${posts(all)}`,
  ofPictures: (all: number) => `of ${pictures(all)}`,
  comments: (count: number) => (count === 1 ? 'comment' : 'comments'),
  stillIn: (count: number) => (count === 1 ? 'post still in' : 'posts still in'),
  tryAgain: 'Try again',
  leave: 'You can leave this page. It goes on.',
  stopHere: 'Stop, keep what’s in',
  takeOut: 'Stop and take it out again',
} as const

export const stopHereTexts = {
  title: 'Stop here?',
  text: (made: number) =>
    `${posts(made)} ${made === 1 ? 'stays' : 'stay'}. The rest of the file isn’t brought in; choose it again to go on later.`,
  cancel: 'Let it go on',
  stop: 'Stop here',
} as const

export const undoTexts = {
  undo: 'Undo',
  heading: 'Undo this import',
  until: (day: string) =>
    `Until ${day}. Takes out what came in with it; what you have changed since stays.`,
  title: 'Take this import out again?',
  text: (made: number) =>
    [
      made === 1
        ? 'The post that came in with it is removed, with its pictures, comments and old addresses.'
        : `${posts(made)} that came in with it are removed, with their pictures, comments and old addresses.`,
      'What you have changed since, or what readers have commented on here, stays.',
    ].join(' '),
  nothingYet: 'Nothing has come in yet. The rest of the file isn’t brought in either.',
  cancel: 'Keep it',
  takeOut: 'Take it out',
  of: (name: string) => ` the import of ${name}`,
} as const
