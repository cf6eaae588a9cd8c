/** Messages for fields that several forms share. */
export const fieldErrors = {
  email: 'Please enter a valid email address',
  notText: (field: string) => `${field} must be text`,
  atMost: (field: string, characters: number) =>
    `${field} must be at most ${characters} characters`,
} as const

export const pictureErrors = {
  url: 'Please enter a valid image URL',
  blocked:
    'Browsers don’t show pictures from http:// addresses. Please use one that starts with https://',
  focalPoint: 'A focal point is two numbers from 0 to 100',
} as const

export const calendarErrors = {
  day: 'Choose a day, such as 2026-11-25.',
  time: 'Choose a time, such as 09:00.',
} as const

/** Our own screens never cause these errors; external programs do. */
export const programErrors = {
  language: 'Language must be a tag such as "de" or "pt-BR"',
  trueOrFalse: (field: string) => `${field} must be true or false`,
  idempotencyKey: 'Idempotency-Key must be 8 to 100 letters, digits, "-" or "_"',
  features: 'Features must be valid JSON',
} as const
