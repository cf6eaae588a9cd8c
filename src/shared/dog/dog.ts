// Who the site is about. Change this file and dog-story.ts, and the diary is about your dog.

/** A heading that turns from bold to italic in mid-sentence. */
interface TurnedTitle {
  plain: string
  turned: string
}

interface StatTile {
  value: string
  label: string
}

interface Dog {
  name: string
  breed: string
  /** Calendar date, year-month-day; the age is worked out from it. */
  birthday: string
  color: string
  weight: string
  tagline: string
  /** Stands on his back on the home page. */
  heroPhoto: string
  portrait: string
  heroTitle: TurnedTitle
  teaserTitle: TurnedTitle
  intro: string
  aboutTeaser: string
  sidebarText: string
  /** The four tiles on the home page. */
  stats: readonly [StatTile, StatTile, StatTile, StatTile]
}

/** Beside every post, apart from the rest so that a post's page does not carry the whole story. */
export const sidebarDog = {
  name: 'Pretzel',
  text: 'Pretzel is a 1-year-old miniature dachshund, chocolate and tan, who digs by appointment, sings in tunnels and has never once been fed, if you ask him.',
} as const

export const dog: Dog = {
  name: sidebarDog.name,
  breed: 'Miniature Dachshund',
  birthday: '2024-07-25',
  color: 'Chocolate and Tan',
  weight: '7 pounds',
  tagline: 'A long dog, told from four inches above the ground',
  heroPhoto: '/media/demo/portrait-tilt/1600x1067.jpg',
  portrait: '/media/demo/autumn-portrait/1600x1067.jpg',
  heroTitle: { plain: 'Short legs,', turned: 'long stories.' },
  teaserTitle: { plain: 'Seven pounds of', turned: 'opinion' },
  intro:
    'Pretzel is a miniature dachshund with seven pounds, two eyebrows and one slipper to his name. This is the diary his family keeps for him, since he will not hold the pen.',
  aboutTeaser:
    'He came home in a carrier the size of a shoebox and had chosen the best bed in the house by midnight. Since then we have learned to weigh breakfast, to look before we sit down, and to carry a small dog up the stairs like a tray of drinks.',
  sidebarText: sidebarDog.text,
  stats: [
    { value: '7 lb', label: 'of dog, by decree' },
    { value: '42', label: 'teeth, brushed nightly' },
    { value: '40', label: 'requests a day' },
    { value: '1', label: 'slipper, the left one' },
  ],
}

export const defaultBlogName = "Pretzel's Dachshund Diary"

/** What the settings hold before the owner has changed anything. */
export const defaultProfile = {
  blogName: defaultBlogName,
  blogDescription:
    'The family diary of Pretzel, a miniature dachshund: long walks, short legs and everything he digs up on the way.',
  ownerName: 'Nora',
  ownerBio:
    'Nora writes down what Pretzel does. She lives with him, Ben and Ida in a house with two stair gates and one very expensive ramp.',
} as const
