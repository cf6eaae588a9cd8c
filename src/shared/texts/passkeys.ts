import type { ToastText } from './toast-text.ts'

export const passkeyErrors = {
  refused: 'This passkey doesn’t work here. Please try another way to sign in.',
  notMade: 'We couldn’t add the passkey. Please try again.',
  notConfirmed: 'The passkey couldn’t confirm it’s you. Please try again.',
  known: 'This passkey is already on your list.',
  tooMany: 'You’ve reached the limit for passkeys. Please remove one first.',
  notFound: 'This passkey was already removed.',
  lastWayIn:
    'This passkey is the only way into your account right now. Add another passkey first, or set up Google sign-in again.',
  notHere: 'Passkeys don’t work at this address.',
  cancelled: 'No passkey was used. You can try again, or sign in another way.',
  notAdded: 'No passkey was added. You can try again whenever you like.',
} as const

export const passkeyTexts = {
  signIn: 'Sign in with a passkey',
  signInBusy: 'Waiting for your passkey...',
  confirm: 'Confirm with a passkey',
  confirmBusy: 'Waiting for your passkey...',
  heading: 'Passkeys',
  intro:
    'Sign in with your fingerprint, your face, or your device’s PIN. Nothing to remember, and nothing that can be stolen from here.',
  none: 'No passkeys yet.',
  add: 'Add a passkey',
  adding: 'Waiting for your device...',
  name: 'Name',
  nameHint: 'Something you’ll recognize, such as “Kitchen tablet”.',
  addTitle: 'Add a passkey',
  addHint: 'Your device will ask for your fingerprint, your face, or its PIN.',
  renameTitle: 'Rename this passkey',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  save: 'Save name',
  saving: 'Saving...',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'It won’t open the diary anymore, and any device using it is signed out. Your device may keep offering it, so delete it there, too.',
  removeConfirm: 'Remove passkey',
  removing: 'Removing...',
  cancel: 'Cancel',
  thisDevice: 'This device',
  synced: 'Synced',
  added: (date: string) => `Added ${date}`,
  lastUsed: (moment: string) => `last used ${moment}`,
  neverUsed: 'not used yet',
  stranded: (domain: string) => `Made for ${domain}`,
  failed: 'Failed to load your passkeys. Please try again later.',
} as const

/** Why passkeys cannot work, and what does. */
export const passkeyProblems = {
  ip_address: (origin: string) =>
    `Passkeys need a name, and this diary is at a number (${origin}). Open it by its name, or give it one with PUBLIC_URL. Every other way to sign in works here.`,
  not_https: (origin: string) =>
    `Browsers allow passkeys over https only, and this diary is at ${origin}. Every other way to sign in works here.`,
  elsewhere: (origin: string) =>
    `Passkeys of this diary work at ${origin}. Open it there to add or use one.`,
  unsupported: 'This browser doesn’t support passkeys. Every other way to sign in works here.',
  stranded:
    'The diary has moved, so passkeys made for its old domain don’t work here. Your other ways to sign in still do. Add a new passkey, then remove the old one.',
} as const

export const passkeyAddedToast = (name: string): ToastText => ({
  title: 'Passkey added',
  description: `Next time you can sign in with “${name}”.`,
})
export const passkeyRenamedToast = (name: string): ToastText => ({
  title: 'Passkey renamed',
  description: `It’s now called “${name}”.`,
})
export const passkeyRemovedToast = (name: string): ToastText => ({
  title: 'Passkey removed',
  description: `“${name}” no longer opens the diary.`,
})
