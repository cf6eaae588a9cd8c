import type { SampleCounts, StorageKind } from '#shared/contract/settings.admin.ts'
import { settingsErrors } from '../errors/settings.ts'
import { plurals } from '../grammar.ts'

export const settingsTexts = {
  tabs: {
    general: { label: 'General', short: 'General' },
    appearance: { label: 'Appearance', short: 'Appearance' },
    account: { label: 'Account & Security', short: 'Account' },
    database: { label: 'Database', short: 'DB' },
  },
  blogProfile: 'Blog Profile',
  blogTitle: 'Blog Title',
  blogTitleHint: 'Shown in the header and browser title',
  language: 'Language',
  languageHint: 'Pages, dates, letters and this admin. Your own words stay as you wrote them.',
  contactEmail: 'Contact Email',
  contactEmailHint: 'Used for contact form submissions',
  saveProfile: 'Save Profile Settings',
  saving: 'Saving...',
  contentDisplay: 'Content Display',
  primaryColor: 'Primary Color',
  primaryColorHint: 'Main color for headers and buttons',
  accentColor: 'Accent Color',
  accentColorHint: 'Secondary color for highlights',
  fontFamily: 'Font Family',
  fonts: {
    byDefault: (name: string) => `${name} (Default)`,
    categories: {
      'Sans-serif': 'Sans-serif',
      Serif: 'Serif',
      Display: 'Display',
      Monospace: 'Monospace',
    },
  },
  colourPlaceholder: '#000000',
  apply: 'Apply',
  saveAppearance: 'Save Appearance Settings',
  notSignedIn: 'Not signed in',
  twoFactor: 'Two-Factor Authentication',
  notAvailable: 'Not Available',
  databaseType: 'PostgreSQL Database',
  databaseStatus: 'Connected',
  persistence: ['Persistence:', 'Persistent'],
  persistenceHint: 'Data survives restarts',
  databaseActive: 'Active',
  title: 'Settings',
  pickPrimary: 'Color picker: primary',
  pickAccent: 'Color picker: accent',
  presets: 'Colors that suit',
  previewNote: 'Preview is instant. Visitors see it once you save.',
  previewTitle: 'How visitors see it',
  currentLogin: 'Current Login',
  provider: 'Sign-in',
  providers: { password: 'Email and password', google: 'Google account' },
  twoFactorHint: 'A second step when you sign in',
} as const

/** Sample text in the preview of the appearance; it must fit any diary. */
export const specimenTexts = {
  heading: 'Wet nose, long stories.',
  category: 'Playtime',
  title: 'Leaf piles, ranked',
  words: 'Depth, crunch, smell and how quickly a whole dog disappears.',
  link: 'A link in a story',
  button: 'Button',
  night: 'Join Our Pack! New stories by email.',
  font: 'Four legs nap in the warmest spot in the house.',
} as const

export const leaveSettingsTexts = {
  title: 'Leave without saving?',
  text: 'Your changes on this page aren’t saved yet.',
  stay: 'Stay here',
  leave: 'Leave',
} as const

export const databaseTexts = {
  type: 'Storage type',
  status: 'Status',
  persistence: 'Persistence',
  about: {
    embedded: 'Built into the diary, in its data folder.',
    server: 'On a server of its own.',
  },
  version: 'Version',
  size: 'Size',
  rows: 'Entries',
  lastBackup: 'Last backup',
  noBackup: 'None yet',
  loading: 'Asking the database…',
  untrustedProxy:
    'There’s a proxy in front of the diary that it doesn’t know about, so all visitors look like one person, and anyone’s wrong passwords can lock out everyone else. Set TRUST_PROXY to that proxy where you start the diary.',
  counted: {
    posts: (count: number) => plurals.counted(count, 'post', 'posts'),
    photos: (count: number) => plurals.counted(count, 'photo', 'photos'),
    messages: (count: number) => plurals.counted(count, 'message', 'messages'),
    subscribers: (count: number) => plurals.counted(count, 'subscriber', 'subscribers'),
  },
} as const

/** `label` stands beside the switch, `name` within the sentence of the toast. */
export const featureTexts = {
  comments: {
    label: 'Enable Comments',
    hint: 'Allow readers to comment',
    name: 'Comments',
  },
  featuredPosts: {
    label: 'Show Featured Posts',
    hint: 'Display selected featured posts on the homepage',
    name: 'Featured Posts',
  },
  analytics: {
    label: 'Enable Analytics',
    hint: 'Track visitor statistics',
    name: 'Analytics',
  },
} as const

export type FeatureKey = keyof typeof featureTexts

const failedTitles = {
  profile: 'Error saving profile settings',
  appearance: 'Error saving appearance settings',
  feature: 'Error updating setting',
} as const

export const settingsToasts = {
  languageSaved: { title: 'Saved', description: 'The diary speaks English from now on.' },
  profileSaved: {
    title: 'Profile settings saved!',
    description: 'Your blog profile settings have been updated successfully.',
  },
  appearanceSaved: {
    title: 'Appearance settings saved!',
    description: 'Your blog appearance settings have been updated successfully.',
  },
  featureSaved: (feature: FeatureKey, enabled: boolean) => ({
    title: 'Setting updated',
    description: `${featureTexts[feature].name} has been ${enabled ? 'enabled' : 'disabled'}.`,
  }),
  failed: (what: keyof typeof failedTitles, errorMessage: string = settingsErrors.update) => ({
    title: failedTitles[what],
    description: errorMessage,
  }),
} as const

export const storageTexts = {
  inAll: 'in total',
  kinds: { database: 'Database', photos: 'Photos', backups: 'Backups' } satisfies Record<
    StorageKind,
    string
  >,
} as const

export const samplesTexts = {
  title: 'Samples',
  counted: ({ posts, photos }: SampleCounts) =>
    [
      posts > 0 && plurals.counted(posts, 'sample story', 'sample stories'),
      photos > 0 && plurals.counted(photos, 'sample photo', 'sample photos'),
    ]
      .filter(Boolean)
      .join(' and '),
  about: (samples: SampleCounts) =>
    `${samplesTexts.counted(samples)} came with the diary and haven’t been changed. Anything you’ve edited isn’t counted here and stays.`,
  remove: 'Remove the samples',
  removing: 'Removing…',
  ask: 'Remove the samples?',
  askText: (samples: SampleCounts) =>
    `${samplesTexts.counted(samples)} will be gone. A backup of everything is made first, so you can get them back.`,
  keep: 'Keep them',
  done: (samples: SampleCounts) => `${samplesTexts.counted(samples)} removed`,
  failed: 'The samples weren’t removed',
} as const
