import { comments, counted, number, pictures, posts } from './moving-counts.ts'

/** Small numbers read better as words. */
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const resultTexts = {
  done: (looseEnds: number) => {
    if (looseEnds === 0) return 'All in'
    const many = words[looseEnds] ?? number(looseEnds)
    return `All in, with ${many} loose ${looseEnds === 1 ? 'end' : 'ends'}`
  },
  stopped: 'Stopped on the way',
  undone: 'It’s out again',
  spared: (count: number) =>
    count === 0
      ? 'Everything that came in with it is gone.'
      : `${posts(count)} stayed, because you have changed ${count === 1 ? 'it' : 'them'} since or readers have commented.`,
  figures: (made: { posts: number; pictures: number; comments: number }, moment: string) =>
    `${posts(made.posts)}, ${pictures(made.pictures)}, ${comments(made.comments)}. ${moment}.`,
  loadFailed: 'We couldn’t load the list of loose ends.',
  loading: 'Loading the loose ends…',
  showMore: 'Show more',
  problems: 'Loose ends',
  notHere: 'This post isn’t in the diary',
  seePosts: 'See the posts',
  csv: 'List as CSV',
  csvFailed: { title: 'The list wasn’t downloaded', description: 'Please try again.' },
  addresses: (count: number) => counted(count, 'old address', 'old addresses'),
  addressesTitle: 'Old addresses',
  addressesHint: 'Whoever follows an old link is led to the new page.',
  addressesFailed: 'We couldn’t load the old addresses.',
  draft: 'Its post is a draft, so nobody is led there yet',
} as const

export const beforeTexts = {
  heading: 'Moved in before',
  line: (kind: string, day: string, made: number) => `${kind}, ${day}: ${posts(made)}`,
  undoneLine: (day: string, spared: number) =>
    spared === 0 ? `Chosen on ${day}` : `Chosen on ${day}: ${posts(spared)} stayed`,
  openLine: (day: string) => `Chosen on ${day}`,
  unknownKind: 'File',
  states: {
    receiving: 'on its way here',
    looking: 'being looked at',
    looked: 'waiting for you',
    carrying: 'being carried in',
    done: '',
    stopped: 'stopped',
    failed: 'not brought in',
    undoing: 'being taken out',
    undone: 'undone',
  },
} as const
