import { type Pronouns, pronounForms } from '../dog/placeholders.ts'

/** What home says around this day in earlier years. */
export const homeTodayTexts = {
  title: { plain: 'On this', turned: 'day' },
  seeAll: (pronouns: Pronouns) => `See all of ${pronounForms[pronouns].him}`,
} as const
