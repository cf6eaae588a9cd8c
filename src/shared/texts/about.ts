import type { Pronouns } from '../dog/placeholders.ts'

export const aboutTexts = {
  heading: (name: string) => ({ plain: 'Meet', turned: name }),
  facts: 'At a glance',
  breed: 'Breed',
  age: 'Age',
  color: 'Color',
  weight: 'Weight',
  weightCurve: 'On the scale',
  birthday: 'Birthday',
  favorites: { plain: 'A few', turned: 'favorites' },
  food: 'Food',
  toy: 'Toy',
  activity: 'Activity',
  napSpot: 'Nap spot',
  trick: 'Trick',
  story: { plain: 'How it', turned: 'began' },
  training: { plain: 'In training,', turned: 'both of us' },
  funFacts: { plain: 'Fun', turned: 'facts' },
  readBlog: 'Read the Blog',
  seeGallery: 'See the Gallery',
  loading: 'Loading the story',
  failed: 'We couldn’t load the story. Check your connection and reload the page.',
} as const

/** Leads to the timeline. */
export const howLongText = (pronouns: Pronouns) =>
  `See how long ${pronouns === 'they' ? 'they are' : `${pronouns} is`}`

export const portraitAlt = (name: string) => `Portrait of ${name}`
