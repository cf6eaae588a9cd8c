import { cleanName } from '#shared/comments/clean-text.ts'

/**
 * Characters that look like Latin letters, as pairs of character and letter. Capital and small
 * letters of one alphabet can resemble different Latin letters.
 */
const lookalikes = new Map(
  [
    // Cyrillic
    'Аa Вb Еe Зe Ѕs Іi Јj Кk Мm Нh Оo Рp Сc Тt Уy Үy Хx Ԛq Ԝw Ӏl Ғf Ьb',
    'аa вb гr еe зe иu кk мm нh оo пn рp сc тt уy үy хx ѕs іi јj һh ԁd ԛq ԝw ӏl ьb єe эe ґr',
    // Greek
    'Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx',
    'αa βb γy εe ηn ιi κk μu νv οo ρp σo τt υu χx ωw',
    // Armenian, Cherokee
    'Օo Սu օo ոn սu հh ց9 զq յj',
    'Ꭰd Ꭱr Ꭲt Ꭺa Ꭻj Ꭼe Ꮃw Ꮇm Ꮋh Ꮍy Ꮐg Ꮓz Ꮩv Ꮪs Ꮮl Ꮯc Ꮲp Ꮶk Ᏼb',
    // Latin letters outside the basic alphabet
    'ɑa ɡg ıi ȷj øo Øo đd Đd łl Łl ħh ŧt ƒf ŋn þp ðd ɐa ɛe ɔc ɩi ʋv ƴy ʟl ʀr ɴn ʜh ɢg ɪi ʏy ʙb',
    'ᴀa ᴄc ᴅd ᴇe ꜰf ᴊj ᴋk ᴍm ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz',
    // Digits and signs
    '0o 1l 2z 3e 4a 5s 6b 7t 8b 9g @a $s !l |l €e £l ¢c',
  ].flatMap((row) =>
    row.split(' ').map((pair) => {
      const [sign = '', letter = ''] = pair
      return [sign, letter] as const
    }),
  ),
)

/**
 * Alphabets of emoji-like letters (black circles, black squares, parts of flags), each from A to Z.
 */
const drawnAlphabets = [0x1f150, 0x1f170, 0x1f1e6]
const drawn = (sign: string) => {
  const at = drawnAlphabets.map((first) => (sign.codePointAt(0) ?? 0) - first)
  const found = at.find((index) => index >= 0 && index < 26)
  return found === undefined ? undefined : String.fromCharCode(97 + found)
}

/** Reduces a name to words in which all letters that look alike are the same letter. */
const readAs = (name: string): string[] =>
  [...cleanName(name).normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((sign) => lookalikes.get(sign) ?? drawn(sign) ?? sign.toLowerCase())
    // The lower-cased letter may itself look like another letter.
    .map((sign) => lookalikes.get(sign) ?? sign)
    .join('')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/i/g, 'l')
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)

/**
 * Reads the name in several ways: its lower case may resemble other letters, and a trailing !
 * or | may be punctuation.
 */
const readingsOf = (name: string) =>
  [name, name.toLowerCase(), name.replace(/[!|](?=[!|]*(?:\s|$))/g, '')].map(readAs)

const wordsOf = (text: string) => new Set(readAs(text))
/** Words that claim to be the owner, and words that often go with such a claim. */
const claims = wordsOf('owner admin administrator author moderator official')
const around = wordsOf('the real this is')

const isClaim = (words: string[]) =>
  words.some((word) => claims.has(word)) &&
  words.every((word) => claims.has(word) || around.has(word))
const withoutClaim = (words: string[]) =>
  words.filter((word) => !claims.has(word) && !around.has(word))

/**
 * Separators between a name and a role that follows it. A dash counts only with spaces around it.
 */
const BETWEEN_PARTS = /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>"*~,;:/\\|•·]|\s\p{Pd}\s/u

/**
 * Returns whether visitors would take the name for the owner's: spelled
 * like it, or claiming a role.
 */
export function looksLikeOwner(name: string, ownerName: string): boolean {
  const owner = new Set(readingsOf(ownerName).map((words) => words.join('')))
  const isOwners = (words: string[]) => words.length > 0 && owner.has(words.join(''))
  const parts = name.normalize('NFKD').split(BETWEEN_PARTS)
  return (
    readingsOf(name).some((words) => isOwners(words) || isOwners(withoutClaim(words))) ||
    parts.flatMap(readingsOf).some(isClaim)
  )
}
