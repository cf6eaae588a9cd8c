export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
} as const

/** Further languages a post may be written in; screen readers and hyphenation use them. */
export const postLanguages = 'en de es fr it pt nl pl cs sv da nb fi'.split(' ')

export const LANGUAGE_TAG_PATTERN = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/

export type Language = keyof typeof languageNames

export const supportedLanguages = Object.keys(languageNames) as [Language, ...Language[]]

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag)

export const chooseLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en'
