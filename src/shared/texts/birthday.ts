/** What the diary says on the day itself. */
export const birthdayTexts = {
  hero: (name: string, years: number) => `Today ${name} turns ${years}.`,
  dashboard: (name: string, years: number) => `Happy birthday! ${name} turns ${years} today.`,
} as const
