/** Post titles that the built-in assistant combines. */
export const ideaTexts = {
  bySeason: {
    winter: (dog: string) => [
      `Snow, and what ${dog} makes of it`,
      'The coat debate, winter edition',
      `The warmest spots in the house, ranked by ${dog}`,
      'Walks before the sun is up',
      'Holiday visitors, as seen from below the table',
    ],
    spring: (dog: string) => [
      'The first dry walk of the year',
      `What ${dog} dug up when the ground got soft`,
      'Spring cleaning with a dog in the laundry basket',
      'Every smell on our street, in order',
      'Mud season: our towel routine',
    ],
    summer: (dog: string) => [
      `How ${dog} keeps cool when it’s hot`,
      'Early walks and long naps: our summer schedule',
      `The day we took ${dog} to the water`,
      `Picnic rules, as understood by ${dog}`,
      'The shady spots of our neighborhood',
    ],
    autumn: (dog: string) => [
      `Leaf piles, rated by ${dog}`,
      'Rainy walks and other negotiations',
      'The blanket comes out again',
      `What ${dog} thinks of the dark evenings`,
      'Our favorite fall walk, step by step',
    ],
  },
  /** Keys are the English category names, as in `site/categories.ts`. */
  byCategory: {
    Adventure: (dog: string) => [
      'The longest way to the mailbox',
      `A corner of town ${dog} had never sniffed before`,
    ],
    'Daily Life': (dog: string) => [
      `An ordinary Tuesday with ${dog}, hour by hour`,
      `The things ${dog} has moved`,
    ],
    'Health & Care': (dog: string) => [
      `Looking after ${dog}: what we do every day`,
      'Nails, ears, teeth: our ten-minute routine',
    ],
    Training: (_dog: string) => [
      'One command, seven days: what changed',
      'The trick that took us the longest',
    ],
    Travel: (dog: string) => [
      `Packing for ${dog}: the list that works`,
      `How ${dog} rides along, and what helps`,
    ],
  },
  /** `age` is worded as in the profile: "2 years old". */
  byAge: (dog: string, age: string) => [
    `${dog} at ${age}: what is new, what is not`,
    `Dear puppy: a letter to ${dog}, now ${age}`,
  ],
  byBirthday: (dog: string, years: number) => [
    `${dog} turns ${years}: the birthday, hour by hour`,
    `What ${dog} has learned in ${years === 1 ? 'a year' : `${years} years`}`,
  ],
  byTheme: (dog: string, theme: string) => [
    `${theme}: what ${dog} makes of it`,
    `What we wish we’d known about ${theme}`,
    `${theme}, in five photos and a few words`,
  ],
} as const
