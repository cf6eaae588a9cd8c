import { minLengths } from '../limits.ts'
import { transliterate } from './transliterate.ts'

export const SLUG_MAX = 120
export const slugMessages = {
  short: `Slug must be at least ${minLengths.postSlug} characters`,
  long: `Slug must be at most ${SLUG_MAX} characters`,
} as const

/** Within the limit, with room for "-2" and its like. */
const BASE_MAX = SLUG_MAX - 10

/** Letters that Unicode does not take apart into a base letter and an accent. */
const foldedLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** These would be shadowed by routes of the same name. */
const reservedSlugs = new Set(['featured', 'recent', 'category', 'new'])

/** For titles that leave too little, such as titles in a script without letters. */
const FALLBACK_SLUG = 'post'

export function slugify(text: string): string {
  return transliterate(text.toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => foldedLetters[letter] ?? '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** What is wrong with a slug as the owner typed it. None typed is right: the server makes one. */
export function slugProblem(typed: string): string | null {
  if (typed === '') return null
  const { length } = slugify(typed)
  if (length < minLengths.postSlug) return slugMessages.short
  return length > SLUG_MAX ? slugMessages.long : null
}

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug)
}

/** Cut after a whole word where that leaves a slug. */
export function slugBase(slug: string): string {
  if (slug.length <= BASE_MAX) return slug
  const wordEnd = slug.lastIndexOf('-', BASE_MAX)
  return slug.slice(0, wordEnd >= minLengths.postSlug ? wordEnd : BASE_MAX)
}

/** The first try is the base itself, then -2, -3 and so on. */
export function numberedSlug(base: string, n: number): string {
  return n < 2 ? base : `${base}-${n}`
}

/** What the server numbers until it is free, when no slug was typed. The day is the diary's own. */
export function slugBaseOfTitle(title: string, today: string): string {
  const slug = slugBase(slugify(title))
  if (slug.length >= minLengths.postSlug) return slug
  return `${FALLBACK_SLUG}-${slug || today}`
}

/** What the editor fills in; empty where the title alone makes no slug that would be taken. */
export function slugFromTitle(title: string): string {
  const slug = slugBase(slugify(title))
  return slugProblem(slug) || isReservedSlug(slug) ? '' : slug
}

type SlugAutoFill = { title: string; previousTitle: string; slug: string }

/** The slug follows the title until the owner has typed another one. */
export function slugAutoFill({ title, previousTitle, slug }: SlugAutoFill): string {
  return slug === '' || slug === slugFromTitle(previousTitle) ? slugFromTitle(title) : slug
}
