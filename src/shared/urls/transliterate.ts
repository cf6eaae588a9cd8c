/** Letters of other alphabets as Latin ones sound; those not here have no short answer. */
const sounds: Record<string, string> = {
  // Cyrillic, as most passports write it
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

// Hangul is built of these by arithmetic.
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

/** Lower-case words in another alphabet, as they are spoken; everything else stays. */
export function transliterate(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[가-힣]/g, hangul)
    .replace(/[\u0370-\u03ff\u1f00-\u1fff]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[\u0370-\u04ff]/g, (letter) => sounds[letter] ?? letter)
}
