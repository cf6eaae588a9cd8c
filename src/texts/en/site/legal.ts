import type { LegalTopic } from './pages.ts'

interface LegalText {
  title: string
  paragraphs: readonly string[]
}

/** Keep these short and honest: what is stored, why, how long, and how to have it removed. */
export const legalTexts: Record<LegalTopic, LegalText> = {
  privacy: {
    title: 'Privacy',
    paragraphs: [
      'If you write to us, we keep your name, your address and your message so that we can answer, until we delete them. If you join the newsletter, we keep your name and address until you ask us to stop. Neither is passed on.',
      'To hold off spam we count messages for an hour against a scrambled form of your network address.',
      'To see, correct or delete what we have about you, send us a message from the contact page. A person answers.',
    ],
  },
  terms: {
    title: 'Terms',
    paragraphs: [
      'This is a family diary, written with care and with crumbs on the keyboard. You may read it, link to it and quote a few lines with a link back.',
      'The photos and texts belong to the people who made them. Please ask before you use a photo somewhere else; the contact page is the place.',
      'What works for one dog may not suit yours. Nothing here replaces your vet.',
    ],
  },
  cookies: {
    title: 'Cookies',
    paragraphs: [
      'Visitors get no cookies from us, so there is no banner to click away.',
      'Your browser remembers one thing on its own: whether you chose the light, the dark or the system theme. It never leaves your device, and clearing the site data in your browser removes it.',
      'Only the owner, when signed in, has a cookie: the one that keeps them signed in.',
    ],
  },
}

const ownFiles =
  'Pictures and fonts come from this site itself, except where a post shows a picture from elsewhere.'

/** First paragraph of the privacy text, depending on whether visitors are counted. */
export const readingTexts = {
  uncounted: `Reading the diary leaves nothing behind: no account, no advertising, no tracking by us or by anyone else. ${ownFiles}`,
  counted: `You need no account, there is no advertising, and nobody follows you from here to other sites. ${ownFiles}`,
} as const

/** Inserted before the last paragraph. */
export const commentLegalTexts = {
  privacy: [
    'If you comment, we keep your name and your words, and show them once we have read them. Your email address is optional and never shown: it is used for emails about replies, if you ask for those and confirm that the address is yours, and deleted when nobody needs it any more. To hold off spam a comment carries a scrambled form of your network address, with a key that is thrown away every day. What looks like spam, and what was deleted, is gone after 30 days.',
  ],
  cookies: [
    'If you comment, your browser also keeps your own comment until it is public, so that you can see it, and your name and email address if you tick “Remember”. Neither is kept anywhere else by that.',
  ],
} as const satisfies Partial<Record<LegalTopic, readonly string[]>>

/**
 * States exactly what is counted: visitors read it in the privacy dialog while statistics are on, the
 * owner beside the figures. Changing the counting requires changing this text.
 */
export const countingTexts = {
  /** Replaces the promise that reading leaves no traces. */
  visitors: [
    'We count how often each page is read, on which day, which site the link was on (its name only, never the whole address), whether it was on a phone, a tablet or a computer, what people search for in the diary, and which missing pages they ask for.',
    'To tell ten visitors from one who came ten times, we scramble your network address and the name of your browser with a secret that changes every day. The scrambled form and the secret are forgotten within two days; after that nobody, we included, can work out who was here. The address itself is never stored.',
    'There is no cookie for this and nothing is kept in your browser. If it asks not to be tracked (Global Privacy Control or Do Not Track), your visit counts as a page read and not as a visitor.',
  ],
} as const
