import { noOwnCategories, readCategories, sameCategory } from '#shared/categories.ts'

/** How the specified lists of chips and editor differ. */
export function twoLists() {
  const { chips, offered } = readCategories('posts', noOwnCategories)
  return {
    unchoosable: chips.filter((chip) => !offered.some(({ value }) => sameCategory(value, chip))),
    chipless: offered
      .filter(({ value }) => !chips.some((chip) => sameCategory(chip, value)))
      .map(({ label }) => label),
  }
}
