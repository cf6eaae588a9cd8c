import type { IdeaSources } from '../writing-helper.ts'

const IDEAS = 6

const bySeason = {
  winter: [
    'Snow, and what {dog} makes of it',
    'The coat debate, winter edition',
    'The warmest spots in the house, ranked by {dog}',
    'Walks before the sun is up',
    'Holiday visitors, as seen from below the table',
  ],
  spring: [
    'The first dry walk of the year',
    'What {dog} dug up when the ground got soft',
    'Spring cleaning with a dog in the laundry basket',
    'Every smell on our street, in order',
    'Mud season: our towel routine',
  ],
  summer: [
    'How {dog} keeps cool when it’s hot',
    'Early walks and long naps: our summer schedule',
    'The day we took {dog} to the water',
    'Picnic rules, as understood by {dog}',
    'The shady spots of our neighborhood',
  ],
  autumn: [
    'Leaf piles, rated by {dog}',
    'Rainy walks and other negotiations',
    'The blanket comes out again',
    'What {dog} thinks of the dark evenings',
    'Our favorite fall walk, step by step',
  ],
} as const

const byCategory: Record<string, string[]> = {
  Adventure: ['The longest way to the mailbox', 'A corner of town {dog} had never sniffed before'],
  'Daily Life': ['An ordinary Tuesday with {dog}, hour by hour', 'The things {dog} has moved'],
  'Health & Care': [
    'Looking after {dog}: what we do every day',
    'Nails, ears, teeth: our ten-minute routine',
  ],
  Training: ['One command, seven days: what changed', 'The trick that took us the longest'],
  Travel: ['Packing for {dog}: the list that works', 'How {dog} rides along, and what helps'],
}

function byAge(age: string): string[] {
  if (!age) return []
  return [`{dog} at ${age}: what is new, what is not`, `Dear puppy: a letter to {dog}, now ${age}`]
}

/** On the day itself nothing else comes first. */
function byBirthday(years: number): string[] {
  if (years === 0) return []
  return [
    `{dog} turns ${years}: the birthday, hour by hour`,
    `What {dog} has learned in ${years === 1 ? 'a year' : `${years} years`}`,
  ]
}

function byTheme(theme: string): string[] {
  if (theme === '') return []
  return [
    `${theme}: what {dog} makes of it`,
    `What we wish we’d known about ${theme}`,
    `${theme}, in five photos and a few words`,
  ]
}

export function seasonOf(now: Date): keyof typeof bySeason {
  const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
  return seasons[Math.floor(((now.getUTCMonth() + 1) % 12) / 3)] ?? 'winter'
}

/** Season, age and the neglected categories: each gives something, so that no list is all of one kind. */
export function ideasFromLife(sources: IdeaSources, random: () => number): string[] {
  const shuffled = (ideas: readonly string[]) =>
    ideas
      .map((idea) => ({ idea, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ idea }) => idea)
  const neglected = sources.neglectedCategories.slice(0, 3).flatMap((label) => {
    const [idea] = shuffled(byCategory[label] ?? [])
    return idea ? [idea] : []
  })
  const all = [
    ...byBirthday(sources.turnsToday),
    ...byTheme(sources.theme),
    ...shuffled(bySeason[seasonOf(sources.now)]).slice(0, 2),
    ...shuffled(byAge(sources.dogAge)).slice(0, 1),
    ...neglected,
  ].map((idea) => idea.replaceAll('{dog}', sources.dogName))
  const written = new Set(sources.recentTitles.map((title) => title.toLowerCase()))
  return all.filter((idea) => !written.has(idea.toLowerCase())).slice(0, IDEAS)
}
