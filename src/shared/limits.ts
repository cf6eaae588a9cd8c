/** Limits and sizes of the product. Lengths are in characters. */

export const WORDS_PER_MINUTE = 200
export const MAX_EXCERPT_LENGTH = 150

export const POSTS_PER_PAGE = 6
export const FEATURED_POSTS = 3
export const RECENT_POSTS = 4
export const RELATED_POSTS = 3
export const HOME_PHOTOS = 4
/** More than the page shows, because photos of the hero, teaser and posts are left out. */
export const HOME_PHOTOS_LOADED = HOME_PHOTOS + 2 + FEATURED_POSTS + RECENT_POSTS
/** Divisible by 2, 3 and 4, the numbers of columns. */
export const PHOTOS_PER_BATCH = 24
export const PHOTOS_PER_SHEET = 6
export const TIMELINE_ENTRIES_PER_PAGE = 50
/** Further photos of a month become a link. */
export const TIMELINE_PHOTOS_PER_MONTH = 2
export const MAX_ON_THIS_DAY_ENTRIES = 3
export const DASHBOARD_RECENT_POSTS = 3
export const DASHBOARD_PHOTOS = 8
export const DASHBOARD_SEARCH_RESULTS = 8

export const skeletonCounts = {
  blogPosts: 6,
  featuredPosts: 3,
  recentPosts: 2,
  galleryPhotos: 8,
  adminPostRows: 5,
} as const

/** A full backup with all photos; larger ones are restored from the command line. */
export const MAX_BACKUP_UPLOAD_BYTES = 64 * 1024 ** 3

export const MAX_SLUG_LENGTH = 120
export const MAX_CATEGORIES = 30
export const minLengths = { postSlug: 3, postTitle: 3, postContent: 10, postExcerpt: 10 } as const

export const HEX_COLOUR_LENGTH = 7

/** Maximum size of a request body in bytes. An admin endpoint can set a larger one in its contract. */
export const bodyLimits = {
  /** Default for everyone without a session. */
  visitor: 8 * 1024,
  /** For long texts of visitors, and every form without JavaScript. */
  writing: 64 * 1024,
  formFields: 40,
  jsonDepth: 64,
} as const

/** Accounts older than the current rule may sign in with six characters. */
export const passwordLengths = { signIn: 6, chosen: 8, longest: 200 } as const

/** Password attempts per 15 minutes, unless the name says otherwise. */
export const loginLimits = {
  perAddress: 30,
  perAccountAtAddress: 5,
  /** From all addresses together; applies to devices that never signed in to the account. */
  perAccountAndHour: 30,
  /** A device that signed in before has its own limit, so that attackers cannot use up its attempts. */
  perKnownDevice: 10,
} as const

export const passwordResetLimits = { minutes: 30, perAccountAndHour: 3, perAddress: 10 } as const
export const emailChangeLimits = { minutes: 60, perAccountAndHour: 5 } as const
/** Mails about sign-ins from new browsers, per account. */
export const MAX_SIGN_IN_MAILS_PER_HOUR = 6

export const PASSKEY_CHALLENGE_MINUTES = 5
export const MAX_PASSKEYS_PER_PERSON = 20
export const MAX_PASSKEY_NAME_LENGTH = 60
export const appLimits = { perPerson: 20, name: 60 } as const

/** Maximum age of a sign-in for sensitive calls, so that a stolen token is not enough. */
export const RECENT_SIGN_IN_MINUTES = 5

export const SETUP_REDIRECT_MS = 2000
export const HEADER_COMPACT_AFTER_PX = 10

export const toastLimits = { durationMs: 5000, withActionMs: 8000, swipeThresholdPx: 50 } as const
export const tooltipDelays = { openMs: 700, skipMs: 300 } as const

export const MAX_REVISIONS_PER_POST = 50
export const ADMIN_POSTS_PER_PAGE = 25
export const ADMIN_PHOTOS_PER_PAGE = 50
export const MAX_PHOTOS_AT_ONCE = 500
export const INBOX_PAGE_SIZE = 20

export const MAX_UPLOAD_MEGABYTES = 25
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024

export const clipLimits = {
  seconds: 60,
  storedBytes: 12 * 1024 ** 2,
  /** Size limit for a clip that the browser could not convert. */
  sentBytes: 80 * 1024 ** 2,
  /** The browser converts clips to at most this height in pixels. */
  lines: 720,
} as const
/** Enough for cameras with 60 and phones with 64 megapixels. */
export const MAX_UPLOAD_MEGAPIXELS = 70
/** Decoding AVIF takes about 20 bytes per pixel, and a file of one kilobyte can claim many pixels. */
export const MAX_AVIF_MEGAPIXELS = 25

/** Generous, because an uploaded photo may belong to a post that is only stored in a browser so far. */
export const UNUSED_UPLOAD_RETENTION_DAYS = 30
/**
 * A client relies on an upload for `UNUSED_UPLOAD_RETENTION_DAYS` less a day from the answer on, so
 * a repeated answer must not be about an older one.
 */
export const UPLOAD_KEY_RETENTION_MS = 24 * 60 * 60_000

export const DELETED_ITEM_RETENTION_DAYS = 30
export const MAX_DELETED_AT_ONCE = 500
export const PREVIEW_LINK_DAYS = 14

/** Longer values of a list's query parameters are cut off. */
export const MAX_LIST_PARAMETER_LENGTHS = {
  page: 20,
  category: 100,
  search: 200,
  show: 10,
  year: 4,
  month: 4,
} as const

export const MAX_SUBSCRIBERS_CSV_BYTES = 1024 * 1024
export const MAX_SUBSCRIBERS_CSV_LINES = 10_000

export const letterLimits = {
  /** Confirmation requests in total, per network (/24, /56) of the subscriber, and per address. */
  asksPerHour: 60,
  asksPerNetworkAndHour: 5,
  askAgainHours: 24,
  /** Unanswered requests per address, ever. */
  asksPerAddress: 3,
  confirmDays: 30,
  /** The owner can stop a letter this long. */
  stopSeconds: 60,
  perMinute: 60,
  connections: 5,
  /** Recipients inserted per batch: the embedded database cannot answer other queries meanwhile. */
  portion: 50,
  /** Pauses after temporary failures of the mail server. */
  retryMinutes: [1, 5, 30, 120],
  /** Consecutive letters that failed for a subscriber. */
  failuresToBounce: 3,
  longestBytes: 90 * 1024,
} as const

export const commentLimits = {
  name: 60,
  message: 2000,
  /** Limits before cleaning, which removes characters; longer input is refused unread. */
  typedName: 600,
  typedMessage: 8000,
  perAddress: { points: 10, minutes: 10 },
  /** Comments under one post, from everybody; the filter suspects those above this number. */
  rushPerHour: 60,
  perPostAndHour: 2000,
  /** Comments are stored one after another; when the queue is longer, the visitor is asked to try again. */
  mostAtOnce: 200,
  /** A comment sent faster than this after opening the form may be from a machine. */
  quickSeconds: 3,
  /** An older form shows a preview before the comment is sent. */
  tokenHours: 24,
  threadsPerPage: 50,
  perAdminPage: 25,
  /** In a flood, counts stop here, and only the newest comments of a state are listed and searched. */
  mostCounted: 10_000,
  mostListed: 5000,
  atOnce: 500,
  /** Spam and deleted comments are erased after this time. */
  keptDays: 30,
  /** Minimum time between two mails to the owner about new comments, and comments per mail. */
  digestMinutes: 15,
  inDigest: 10,
  /** Time to undo an approval before the mail about the reply is sent. */
  replyMailSeconds: 60,
  /** Unconfirmed addresses are erased after this time. */
  confirmDays: 30,
  mostCloseDays: 3650,
  inFeed: 50,
} as const

export const statisticsLimits = {
  /** Counts of all kinds waiting to be written; above that, only the day's views are counted. */
  keysInMemory: 50_000,
  portion: 1000,
  /** Names that anybody can make up (sites, missing pages, searches), per kind, day and process. */
  namesPerDay: 300,
  /** Visitors, and their pages and searches, per process and day; above that, only views are counted. */
  seenPerDay: 1_000_000,
  /** Browsers per address (IPv6: per /64), process and day; above that, only views are counted. */
  visitorsPerAddress: 20,
  /** Addresses of a day whose browsers are remembered. */
  addressesInMemory: 10_000,
  /** The salt of a day is created this long before the day starts. */
  saltAheadHours: 1,
  /**
   * Salt and visitors of a day are deleted after this time; with the hourly check, never later than 48 hours.
   */
  forgetHours: 46,
  /** Pages, sites, searches and missing pages of earlier days are merged into monthly sums. */
  daysInDetail: 92,
  longestAddress: 512,
  /** Maximum stored length of an address, a host and a search. */
  longestName: 250,
  visitorsPerSearch: 2,
  shownPages: 20,
  shownSources: 8,
  shownSearches: 20,
  shownMissing: 20,
  shownMissingSources: 5,
  postsAtOnce: 100,
  redirects: 2000,
} as const

export const MAX_SCHEDULE_YEARS_AHEAD = 10

export const momentLimits = {
  /** Photos per moment; further shared photos are dropped. */
  photos: 30,
  /** Limits of one share. */
  sharedBytes: 300 * 1024 * 1024,
  sharedCharacters: 100_000,
  /** Shares that wait for the owner's answer; further ones replace the oldest. */
  shares: 3,
  shareDays: 7,
  /** Pauses after a transient failure; the last one repeats. */
  retrySeconds: [5, 15, 60, 120, 300, 900],
  /** Below this free space, the browser may not be able to store a moment. */
  roomBytes: 20 * 1024 * 1024,
} as const
