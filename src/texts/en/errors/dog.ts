import { dates } from '../grammar.ts'

export const dogErrors = {
  changedElsewhere:
    'This was saved somewhere else after you opened it. Reload the page to see what changed. What you typed is kept as a draft.',
  versionNotFound: 'That earlier save is no longer there.',
  entryNotFound: 'This entry does not exist or has been removed.',
  noBirthday: 'The timeline begins with a birthday, which is not known yet.',
} as const

export const profileErrors = {
  nameMissing: 'Please enter a name',
  headlineMissing: 'Please enter the first part of the headline',
  birthday: 'Please enter a day between 1980 and today, such as 2024-07-25',
  ageWithoutBirthday: 'Enter a birthday, or take out {age}',
  questionMissing: 'Please enter a question and its answer',
  unknownPlaceholder: (unknown: readonly string[], known: readonly string[]) => {
    const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ')
    return `${inBraces(unknown)} can’t be filled in. These can: ${inBraces(known)}`
  },
  tooMany: (list: string, most: number) => `${list}: at most ${most}`,
} as const

/** Names of the fields within error messages. */
export const dogFields = {
  name: 'Name',
  breed: 'Breed',
  birthday: 'Birthday',
  color: 'Color',
  weight: 'Weight',
  tagline: 'Tagline',
  photo: 'Photo',
  portrait: 'Portrait',
  headline: 'Headline',
  introduction: 'Introduction',
  heading: 'Heading',
  teaser: 'Teaser',
  text: 'Text',
  tiles: 'Tiles',
  figure: 'Figure',
  words: 'Words',
  food: 'Food',
  toy: 'Toy',
  activity: 'Activity',
  napSpot: 'Nap spot',
  trick: 'Trick',
  paragraphs: 'Paragraphs',
  paragraph: 'Paragraph',
  training: 'Training',
  line: 'Line',
  funFacts: 'Fun facts',
  fact: 'Fact',
  questions: 'Questions',
  question: 'Question',
  answer: 'Answer',
} as const

export const logErrors = {
  day: 'Please enter a day between 1980 and today',
  beforeBirth: (birthday: string) =>
    `That’s before the birthday, ${dates.long(birthday)}. Please enter a later day`,
  grams: 'Please enter a weight',
  heaviest: 'Please enter a weight of at most 150 kg (330 lb)',
  title: {
    vet: 'Please enter what the visit was for',
    vaccination: 'Please enter what the vaccination is called',
    milestone: 'Please enter what happened',
  },
  words: 'Please enter a few words',
  nextDue: 'The next time must be after the day itself',
  photo: 'Please choose a photo, or enter a valid image URL',
  oneWeight: 'Please enter both weights, or neither',
  weightOrder: 'The second weight must not be less than the first',
  fields: { title: 'The title', words: 'The words', privateWords: 'This' },
} as const
