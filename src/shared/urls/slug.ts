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

/** For titles that leave no slug at all, such as titles in another script. */
export const FALLBACK_SLUG = 'post'

export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => foldedLetters[letter] ?? '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug)
}

/** The first try is the slug itself, then -2, -3 and so on. */
export function numberedSlug(base: string, n: number): string {
  return n < 2 ? base : `${base}-${n}`
}

type SlugAutoFill = { title: string; previousTitle: string; slug: string }

/** The slug follows the title until the owner has typed another one. */
export function slugAutoFill({ title, previousTitle, slug }: SlugAutoFill): string {
  return slug === '' || slug === slugify(previousTitle) ? slugify(title) : slug
}
