import type { LegalTopic } from './shell.ts'

/** Told only while comments are switched on; stands in front of the last paragraph. */
export const commentLegalTexts: Partial<Record<LegalTopic, readonly string[]>> = {
  privacy: [
    'If you comment, we keep your name and your words, and show them once we have read them. Your email address is optional and never shown: it is used for mails about replies, if you ask for those and confirm that the address is yours, and deleted when nobody needs it any more. To hold off spam a comment carries a scrambled form of your network address, with a key that is thrown away every day. What looks like spam, and what was deleted, is gone after 30 days.',
  ],
  cookies: [
    'If you comment, your browser also keeps your own comment until it is public, so that you can see it, and your name and email address if you tick “Remember”. Neither is kept anywhere else by that.',
  ],
}

/** Short and honest: what is stored, why, for how long, and how to have it removed. */
export const legalTexts: Record<LegalTopic, { title: string; paragraphs: readonly string[] }> = {
  privacy: {
    title: 'Privacy',
    paragraphs: [
      'Reading the diary leaves nothing behind: no account, no advertising, no tracking by us or by anyone else. Pictures and fonts come from this site itself, except where a post shows a picture from elsewhere.',
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
      'What works for one dachshund may not suit yours. Nothing here replaces your vet.',
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
