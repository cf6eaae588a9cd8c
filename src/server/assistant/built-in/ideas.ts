import { ideaTexts as texts } from '#texts/admin/ideas.ts'
import { categoryNames } from '#texts/site/categories.ts'
import type { IdeaSources } from '../writing-helper.ts'

const IDEAS = 6

/** Finds ideas for a default category: the label still is its translated default name. */
function byCategory(label: string, dog: string): string[] {
  const [, ideas] =
    Object.entries(texts.byCategory).find(([name]) => categoryNames.of(name) === label) ?? []
  return ideas?.(dog) ?? []
}

export function seasonOf(now: Date): keyof typeof texts.bySeason {
  const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
  return seasons[Math.floor(((now.getUTCMonth() + 1) % 12) / 3)] ?? 'winter'
}

export function suggestIdeasByRules(sources: IdeaSources, random: () => number): string[] {
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
    // A birthday comes first on the day itself.
    ...(years > 0 ? texts.byBirthday(dog, years) : []),
    ...(theme ? texts.byTheme(dog, theme) : []),
    ...shuffled(texts.bySeason[seasonOf(now)](dog)).slice(0, 2),
    ...(age ? shuffled(texts.byAge(dog, age)).slice(0, 1) : []),
    ...neglected,
  ]
  const written = new Set(sources.recentTitles.map((title) => title.toLowerCase()))
  return all.filter((idea) => !written.has(idea.toLowerCase())).slice(0, IDEAS)
}
