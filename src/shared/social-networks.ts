export const socialNetworks = [
  { key: 'instagram', label: 'Instagram' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'twitter', label: 'Twitter' },
  { key: 'youtube', label: 'YouTube' },
  { key: 'mastodon', label: 'Mastodon' },
  { key: 'bluesky', label: 'Bluesky' },
  { key: 'tiktok', label: 'TikTok' },
  { key: 'threads', label: 'Threads' },
] as const

/** Networks that the demo shows before the owner has entered accounts. */
export const DEMO_NETWORK_COUNT = 4
