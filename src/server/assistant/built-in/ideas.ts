import { ideaTexts as texts } from '#texts/admin/ideas.ts'
import { categoryNames } from '#texts/site/categories.ts'
import type { IdeaSources } from '../writing-helper.ts'

const IDEAS = 6

/** The ideas for a category that the diary still calls by its default name, in its language. */
function byCategory(label: string, dog: string): string[] {
  const [, ideas] =
    Object.entries(texts.byCategory).find(([name]) => categoryNames.of(name) === label) ?? []
  return ideas?.(dog) ?? []
}

export function seasonOf(now: Date): keyof typeof texts.bySeason {
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
  const { theme, now, dogName: dog, dogAge: age, turnsToday: years } = sources
  const neglected = sources.neglectedCategories.slice(0, 3).flatMap((label) => {
    const [idea] = shuffled(byCategory(label, dog))
    return idea ? [idea] : []
  })
  const all = [
    // On the day itself nothing else comes first.
    ...(years > 0 ? texts.byBirthday(dog, years) : []),
    ...(theme ? texts.byTheme(dog, theme) : []),
    ...shuffled(texts.bySeason[seasonOf(now)](dog)).slice(0, 2),
    ...(age ? shuffled(texts.byAge(dog, age)).slice(0, 1) : []),
    ...neglected,
  ]
  const written = new Set(sources.recentTitles.map((title) => title.toLowerCase()))
  return all.filter((idea) => !written.has(idea.toLowerCase())).slice(0, IDEAS)
}
