import { emailChangeLimits, passwordLengths } from '#shared/limits.ts'
import { lists } from '../grammar.ts'

export const accountTexts = {
  sessions: 'Where you’re signed in',
  /** Fixed text on purpose: it does not depend on the real last sign-in. */
  lastLogin: 'Last Login: Just now',
  thisOne: 'This device',
  sessionLine: (address: string, signedIn: string, lastSeen: string) =>
    `${address} · Signed in ${signedIn} · last seen ${lastSeen}`,
  signOut: 'Sign out',
  signOutOf: (browser: string) => `Sign out ${browser}`,
  signOutElsewhere: 'Sign out everywhere else',
  sessionsFailed: 'Failed to load your sessions. Please try again later.',
  email: 'Change your sign-in email',
  newEmail: 'New email',
  newEmailMailed: 'We’ll send a link there first. Nothing changes until you’ve opened it.',
  newEmailAtOnce:
    'This diary doesn’t send email, so it changes right away. Please check the spelling.',
  emailButtons: {
    mailed: { save: 'Send the link', busy: 'Sending...' },
    atOnce: { save: 'Change Email', busy: 'Changing...' },
  },
  emailWaiting: (email: string) =>
    `We’ve sent a link to ${email}. Open it within ${emailChangeLimits.minutes} minutes to sign in with that address. Until then, nothing changes.`,
  keepEmail: 'Cancel the change',
  emailFailed: 'Failed to load your sign-in email. Please try again later.',
  emailWithGoogle: 'You sign in with Google, so your address is kept there.',
  noMailbox: (email: string) =>
    `You sign in as ${email}, an address without a mailbox. If you forget your password, no email can reach you.`,
  useOwnAddress: 'Use your own address',
  password: 'Change your password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatPassword: 'Repeat the new password',
  newPasswordHint: 'You’ll be signed out everywhere else.',
  changePassword: 'Change Password',
  changing: 'Changing...',
  withGoogle: 'You sign in with Google, so your password is kept there.',
} as const

export const accountToasts = {
  passwordChanged: {
    title: 'Password changed',
    description: 'You were signed out everywhere else.',
  },
  emailChanged: (email: string) => ({
    title: 'Sign-in email changed',
    description: `From now on you sign in as ${email}.`,
  }),
  emailMailed: (email: string) => ({
    title: 'Check your email',
    description: `A link is on its way to ${email}.`,
  }),
  emailKept: {
    title: 'Nothing changed',
    description: 'The link in the mail no longer works.',
  },
  sessionEnded: {
    title: 'Signed out',
    description: 'That browser has to sign in again.',
  },
  otherSessionsEnded: {
    title: 'Signed out everywhere else',
    description: 'Only this browser is still signed in.',
  },
  failed: (message: string) => ({
    title: 'Error',
    description: message,
  }),
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

export const appTexts = {
  heading: 'Apps that may post',
  intro:
    'A writing app or an iPhone Shortcut can post here with a token of its own. It opens nothing else.',
  none: 'No apps yet.',
  add: 'Add an app',
  /** For example "May write drafts, publish and upload". */
  may: (can: { publish: boolean; upload: boolean }) =>
    `May ${lists.and(['write drafts', ...(can.publish ? ['publish'] : []), ...(can.upload ? ['upload'] : [])])}`,
  made: (date: string) => `Made ${date}`,
  lastUsed: (moment: string) => `last used ${moment}`,
  neverUsed: 'never used',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'It stops working right away. What it posted stays.',
  revoking: 'Revoking...',
  keep: 'Keep it',
  name: 'Name',
  nameHint: 'So you know which one to revoke.',
  what: 'What may it do?',
  drafts: 'Write drafts',
  draftsHint: 'Always. They wait for you in Content.',
  publish: 'Publish',
  publishHint: 'Posts go out without asking you again.',
  upload: 'Upload photos',
  cancel: 'Cancel',
  make: 'Make a token',
  making: 'Making...',
  madeTitle: (name: string) => `The token for ${name}`,
  madeHint: 'You see it this once. Copy it before you leave.',
  token: 'Token',
  address: 'Your diary’s address',
  copy: 'Copy',
  copyOf: (label: string) => `Copy: ${label}`,
  copied: 'Copied',
  writer: {
    title: 'Set it up in iA Writer',
    steps: [
      'In iA Writer, open Settings, then Accounts, and add Micropub.',
      'Choose to enter a token by hand. Paste your diary’s address and the token.',
      'Write, then share or publish to the new account. The first heading becomes the title.',
    ],
  },
  shortcut: {
    title: 'Build the iPhone Shortcut',
    steps: (endpoint: string) => [
      'In Shortcuts, make a new one that receives images from the Share Sheet.',
      'Add “Ask for Input” for the words, then “Get Contents of URL”.',
      `As the URL, enter ${endpoint}. Method: POST. Header: Authorization, with Bearer, a space, and the token.`,
      'Request body: Form. Add a text field named content with the words, and a file field named photo with the Shortcut Input.',
      'Share a photo with the Shortcut. A moment later it’s in your diary.',
    ],
  },
  lost: 'Lost it later? Revoke it and make another.',
  done: 'Done',
  failed: 'Failed to load your apps. Please try again later.',
} as const

export const appToasts = {
  revoked: (name: string) => ({
    title: 'App revoked',
    description: `${name} can’t post here anymore.`,
  }),
  copyFailed: {
    title: 'Not copied',
    description: 'Copying isn’t allowed here. Select the token and copy it by hand.',
  },
  notMade: {
    title: 'Error',
    description: 'That didn’t work, and no token was made. Try again.',
  },
} as const

/** Reasons why passkeys cannot work, each with a remedy. */
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

export const passkeyToasts = {
  added: (name: string) => ({
    title: 'Passkey added',
    description: `Next time you can sign in with “${name}”.`,
  }),
  renamed: (name: string) => ({
    title: 'Passkey renamed',
    description: `It’s now called “${name}”.`,
  }),
  removed: (name: string) => ({
    title: 'Passkey removed',
    description: `“${name}” no longer opens the diary.`,
  }),
} as const

export const providerLabels = { password: 'Email and password', google: 'Google' } as const

export const peopleTexts = {
  heading: 'Admin users',
  hint: 'Everyone here can write, publish, and change settings.',
  add: 'Add admin',
  addTitle: 'Add an admin',
  addHint: 'They’ll sign in with this email and password. They can change the password later.',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  save: 'Add admin',
  saving: 'Adding...',
  you: 'You',
  fromEnvironment: 'Owner (set at install)',
  added: (date: string) => `added ${date}`,
  changePassword: 'Change password',
  changePasswordOf: (email: string) => `Change the password of ${email}`,
  changePasswordHint: 'They’re signed out everywhere and sign back in with the new password.',
  savePassword: 'Save password',
  savingPassword: 'Saving...',
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email}`,
  cancel: 'Cancel',
  failed: 'Failed to load the admin users. Please check your connection and try again.',
  environmentStays: 'This account comes from ADMIN_EMAIL and would return at the next start.',
} as const

export const removePersonTexts = {
  title: (email: string) => `Remove ${email}?`,
  other: 'They’re signed out right away and can’t sign back in. What they wrote stays.',
  yourselfTitle: 'Remove yourself?',
  yourself:
    'This is the account you’re signed in with. You’ll be signed out right away, and only another admin can let you back in.',
  confirm: 'Remove',
  confirmYourself: 'Remove me',
  busy: 'Removing...',
} as const

export const accessGuideItems = {
  addUsers: [
    `Choose "Add admin" above and type an email address and a password of at least ${passwordLengths.chosen} characters.`,
    'Tell the person both. They open /admin/login and log in with them.',
    'They can change the password under Settings, Account & Security.',
  ],
  troubleshooting: [
    {
      problem: 'Login not working',
      answer:
        'Check the spelling of the email address and try again. After several wrong passwords, sign-in locks for 15 minutes, or an hour if someone is trying from many places. A browser that has signed in before isn’t held up by anyone else’s attempts. Any admin can set a new password in the list above.',
    },
    {
      problem: 'Access denied',
      answer:
        'The account signed in correctly but is not an admin. Add its email address above; a Google account is let in only if it was registered in the one-time setup.',
    },
  ],
} as const

export const peopleToasts = {
  added: (email: string) => ({
    title: 'Admin added',
    description: `${email} can sign in now.`,
  }),
  passwordChanged: (email: string) => ({
    title: 'Password changed',
    description: `${email} was signed out everywhere and needs the new password.`,
  }),
  removed: (email: string) => ({
    title: 'Admin removed',
    description: `${email} can no longer sign in.`,
  }),
  /** The server's message, when there is one, tells more than "try again". */
  failed: (message: string | undefined) => ({
    title: 'Error',
    description: message ?? 'That didn’t work. Please try again.',
  }),
} as const
