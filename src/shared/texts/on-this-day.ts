import { ordinal, spelled, upperFirst } from '../spelled.ts'

/** Written on the server, so that visitors need no words for numbers. */
export const onThisDayTexts = {
  yearsAgo: (years: number) =>
    `${upperFirst(spelled(years))} year${years === 1 ? '' : 's'} ago today`,
  age: (words: string) => `at ${words}`,
  birthday: (years: number, his: string) => `on ${his} ${ordinal(years)} birthday`,
} as const
