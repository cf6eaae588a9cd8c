export interface WordCount {
  good: number
  spam: number
}

/** Fewer decisions of the owner than this say nothing yet. */
const LEAST = 3
/** How many decisions a word needs before it counts for more than its prejudice. */
const STRENGTH = 1
/** The words that say most; the others only blur it. */
const MOST_TELLING = 15

/** How likely a text is spam, by Bayes' rule from the words in it; null while too little is known. */
export function spamChance(words: WordCount[], total: WordCount): number | null {
  if (total.good < LEAST || total.spam < LEAST) return null
  const chances = words.map((word) => chanceOf(word, total))
  const telling = chances
    .sort((one, other) => Math.abs(other - 0.5) - Math.abs(one - 0.5))
    .slice(0, MOST_TELLING)
  const odds = telling.reduce((sum, chance) => sum + Math.log(chance / (1 - chance)), 0)
  return 1 / (1 + Math.exp(-odds))
}

function chanceOf(word: WordCount, total: WordCount): number {
  const good = Math.min(1, Math.max(0, word.good) / total.good)
  const spam = Math.min(1, Math.max(0, word.spam) / total.spam)
  const seen = Math.max(0, word.good) + Math.max(0, word.spam)
  const plain = good + spam === 0 ? 0.5 : spam / (good + spam)
  return (STRENGTH * 0.5 + seen * plain) / (STRENGTH + seen)
}
