import { postErrors } from '#texts/errors/posts.ts'
import { MAX_SLUG_LENGTH, minLengths } from '../limits.ts'

/** Leaves room for a suffix such as "-2". */
const BASE_MAX = MAX_SLUG_LENGTH - 10

/** Letters that Unicode cannot decompose into a base letter and an accent. */
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

/** Routes of the same name would hide posts with these slugs. */
const reservedSlugs = new Set(['featured', 'recent', 'category', 'new'])

/** For titles without any letters that a slug could use. */
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

interface TitledPhoto {
  id: number
  title: string
}

/** Path of a photo's page. Only the id is looked up; the title makes the address readable. */
export function photoPath({ id, title }: TitledPhoto): string {
  const words = slugify(title)
  return `/gallery/${words ? `${id}-${words}` : id}`
}

export function findSlugProblem(typed: string): string | null {
  if (typed === '') return null
  const { length } = slugify(typed)
  if (length < minLengths.postSlug) return postErrors.shortSlug
  return length > MAX_SLUG_LENGTH ? postErrors.longSlug : null
}

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug)
}

/** Cuts after a whole word if that leaves a slug. */
export function shortenSlug(slug: string): string {
  if (slug.length <= BASE_MAX) return slug
  const wordEnd = slug.lastIndexOf('-', BASE_MAX)
  return slug.slice(0, wordEnd >= minLengths.postSlug ? wordEnd : BASE_MAX)
}

export function numberedSlug(base: string, n: number): string {
  return n < 2 ? base : `${base}-${n}`
}

/** Base of the server's slug when none was typed. `today` is the diary's day. */
export function createSlugBase(title: string, today: string): string {
  const slug = shortenSlug(slugify(title))
  if (slug.length >= minLengths.postSlug) return slug
  return `${FALLBACK_SLUG}-${slug || today}`
}

/** The editor's suggestion; empty when the title yields no valid slug. */
export function suggestSlug(title: string): string {
  const slug = shortenSlug(slugify(title))
  return findSlugProblem(slug) || isReservedSlug(slug) ? '' : slug
}

type SlugAutoFill = { title: string; previousTitle: string; slug: string }

/** The slug follows the title until the owner has typed another one. */
export function autoFillSlug({ title, previousTitle, slug }: SlugAutoFill): string {
  return slug === '' || slug === suggestSlug(previousTitle) ? suggestSlug(title) : slug
}

/** Latin transliteration of other alphabets; letters without a short one are missing. */
const sounds: Record<string, string> = {
  // Cyrillic, as in most passports
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  // Greek
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

// Hangul syllables are computed from these parts.
const FIRST_SYLLABLE = 0xac00
const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = ' k k k n n n t l k m p l l p l m p p t t ng t t k t p t'.split(' ')

function hangul(syllable: string): string {
  const index = syllable.charCodeAt(0) - FIRST_SYLLABLE
  const initial = Math.floor(index / (21 * 28))
  const vowel = Math.floor(index / 28) % 21
  return `${initials[initial]}${vowels[vowel]}${finals[index % 28]}`
}

function transliterate(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[가-힣]/g, hangul)
    .replace(/[\u0370-\u03ff\u1f00-\u1fff]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[\u0370-\u04ff]/g, (letter) => sounds[letter] ?? letter)
}
