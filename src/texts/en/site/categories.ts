/** Maps English names to the diary's default category names. */
export const categoryNames = {
  of: (name: string): string => name,
} as const
