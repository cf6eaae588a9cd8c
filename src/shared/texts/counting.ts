/**
 * What is counted and what is not, word for word: visitors read it in the privacy dialog while
 * statistics are on, the owner beside the figures. Change the counting and you change this.
 */
export const countingTexts = {
  /** In place of the promise that reading leaves nothing behind. */
  visitors: [
    'We count how often each page is read, on which day, which site the link was on (its name only, never the whole address), whether it was on a phone, a tablet or a computer, what people search for in the diary, and which missing pages they ask for.',
    'To tell ten visitors from one who came ten times, we scramble your network address and the name of your browser with a secret that changes every day. The scrambled form and the secret are forgotten within two days; after that nobody, we included, can work out who was here. The address itself is never stored.',
    'There is no cookie for this and nothing is kept in your browser. If it asks not to be tracked (Global Privacy Control or Do Not Track), your visit counts as a page read and not as a visitor.',
  ],
  owner: [
    'A page counts when somebody opens it, and again when they move on to another one. Bots, pages that browsers load ahead, previews of drafts, and browsers in which an admin is signed in do not count.',
    'A visitor counts once a day. Whoever comes back tomorrow is a new visitor, because yesterday’s are forgotten within two days.',
    'Kept for good are only sums: per day, page, source and kind of screen. After three months, pages, sources, searches and missing pages are summed up by month. No cookies, no network addresses, no browser names, so your visitors need not be asked.',
    'Searches are shown when at least two visitors used the same words.',
  ],
} as const
