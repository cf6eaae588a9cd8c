/** The product's numbers. Lengths are in characters. */

export const WORDS_PER_MINUTE = 200
export const EXCERPT_LENGTH = 150

export const POSTS_PER_PAGE = 6
export const FEATURED_POSTS = 3
export const RECENT_POSTS = 4
export const RELATED_POSTS = 3
export const HOME_PHOTOS = 4
/** More than shown: the pictures of hero, teaser and posts are not shown again. */
export const HOME_PHOTOS_READ = HOME_PHOTOS + 2 + FEATURED_POSTS + RECENT_POSTS
/** The album is drawn in portions; a multiple of 2, 3 and 4 columns. */
export const PHOTOS_PER_PORTION = 24
export const PHOTOS_PER_SHEET = 6
/** Posts, photos and milestones on a page of the timeline. */
export const TIMELINE_ENTRIES = 50
/** Further ones of a month are one line that leads to them. */
export const TIMELINE_PHOTOS_A_MONTH = 2
export const ON_THIS_DAY_ENTRIES = 3
export const DASHBOARD_RECENT_POSTS = 3
export const DASHBOARD_PHOTOS = 8
export const DASHBOARD_SEARCH_RESULTS = 8

export const skeletons = {
  blogPosts: 6,
  featuredPosts: 3,
  recentPosts: 2,
  galleryPhotos: 8,
  adminPostRows: 5,
} as const

/** Everything, with all photos; larger ones are restored from the shell. */
export const BACKUP_UPLOAD_BYTES = 64 * 1024 ** 3

export const SLUG_MAX = 120
/** In a list of the owner's own. */
export const MAX_CATEGORIES = 30
export const minLengths = { postSlug: 3, postTitle: 3, postContent: 10, postExcerpt: 10 } as const

export const HEX_COLOUR_LENGTH = 7

/** How much is read of a request's body, in bytes; a call of the owner may say more in its contract. */
export const bodyLimits = {
  /** Of anyone without a session, wherever nothing else is said. */
  visitor: 8 * 1024,
  /** Where visitors write at length, and of every form without script. */
  writing: 64 * 1024,
  formFields: 40,
  /** Lists and objects within each other, in JSON. */
  jsonDepth: 64,
} as const

/** An account from before the longer rule may still sign in with the shorter password. */
export const passwordLengths = { signIn: 6, chosen: 8, longest: 200 } as const

/** Attempts to sign in with a password, per quarter of an hour unless it says otherwise. */
export const loginLimits = {
  perAddress: 30,
  perAccountAtAddress: 5,
  /** From all addresses together, for devices that never signed in to the account. */
  perAccountAndHour: 30,
  /** A device that signed in before counts by itself: no stranger can use up its attempts. */
  perKnownDevice: 10,
} as const

/** Mails with a link for a new password. */
export const resetLimits = { minutes: 30, perAccountAndHour: 3, perAddress: 10 } as const
/** Mails with a link that confirms a new sign-in email. */
export const emailChangeLimits = { minutes: 60, perAccountAndHour: 5 } as const
/** Mails about sign-ins from browsers not seen before, an hour and account. */
export const SIGN_IN_MAILS_PER_HOUR = 6

export const PASSKEY_MINUTES = 5
export const PASSKEYS_PER_PERSON = 20
export const PASSKEY_NAME_LENGTH = 60
/** Programs with a token of their own. */
export const appLimits = { perPerson: 20, name: 60 } as const

/** How old a sign-in may be for what a stolen token must not be enough for. */
export const RECENT_SIGN_IN_MINUTES = 5

export const SETUP_REDIRECT_MS = 2000
export const HEADER_COMPACT_AFTER_PX = 10

export const toastLimits = { durationMs: 5000, withActionMs: 8000, swipeThresholdPx: 50 } as const
export const tooltipDelays = { openMs: 700, skipMs: 300 } as const

export const REVISIONS_PER_POST = 50
export const ADMIN_POSTS_PER_PAGE = 25
export const ADMIN_PHOTOS_PER_PAGE = 50
/** How many photos one call changes or removes. */
export const MAX_PHOTOS_AT_ONCE = 500
export const INBOX_PAGE_SIZE = 20

export const MAX_UPLOAD_MEGABYTES = 25
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024

/** A few seconds of the dog. */
export const clipLimits = {
  seconds: 60,
  storedBytes: 12 * 1024 ** 2,
  /** As the phone filmed it, where the browser can't convert. */
  sentBytes: 80 * 1024 ** 2,
  /** Pictures of it are made this high at most, when the browser converts. */
  lines: 720,
} as const
/** Enough for what cameras of 60 megapixels and phones of 64 take. */
export const MAX_UPLOAD_MEGAPIXELS = 70
/** Decoding AVIF takes some 20 bytes a pixel, of which a file of one kilobyte can claim many. */
export const MAX_AVIF_MEGAPIXELS = 25

/** An uploaded picture may belong to a post that so far is only in a browser. */
export const UNUSED_UPLOAD_DAYS = 30

/** What was deleted can come back for so long. */
export const DELETED_DAYS = 30
/** How many things one call restores or removes for good. */
export const MAX_DELETED_AT_ONCE = 500
export const PREVIEW_LINK_DAYS = 14

/** How much of each parameter of a list's address is read. */
export const LIST_PARAMETERS = {
  page: 20,
  category: 100,
  search: 200,
  show: 10,
  year: 4,
  month: 4,
} as const

export const SUBSCRIBERS_CSV_BYTES = 1024 * 1024
export const SUBSCRIBERS_CSV_LINES = 10_000

export const letterLimits = {
  /** Mails that ask for the yes: in all, for those who subscribe from one network (/24, /56), and to one address. */
  asksPerHour: 60,
  asksPerNetworkAndHour: 5,
  askAgainHours: 24,
  /** Without an answer, ever. */
  asksPerAddress: 3,
  confirmDays: 30,
  /** The last chance to stop a letter. */
  stopSeconds: 60,
  perMinute: 60,
  connections: 5,
  /** Readers written into a letter's list at once: the embedded store answers nobody meanwhile. */
  portion: 50,
  /** After a temporary failure of the mail server. */
  retryMinutes: [1, 5, 30, 120],
  /** Letters in a row that failed for somebody. */
  failuresToBounce: 3,
  longestBytes: 90 * 1024,
} as const

export const commentLimits = {
  name: 60,
  message: 2000,
  /** As it was typed, with signs that are dropped later: what is longer is refused before anything reads it. */
  typedName: 600,
  typedMessage: 8000,
  /** From one network address. */
  perAddress: { points: 10, minutes: 10 },
  /** Under one post, from everybody: what comes on top within the hour looks like a rush. */
  rushPerHour: 60,
  /** And this is where it ends. */
  perPostAndHour: 2000,
  /** Stored one after another; who would have to wait behind more is asked to come back. */
  mostAtOnce: 200,
  /** Whoever needs less than this between opening the form and sending it may be a machine. */
  quickSeconds: 3,
  /** A form that lay open for longer is shown once more before it is sent. */
  tokenHours: 24,
  /** Threads a page of a post's comments holds. */
  threadsPerPage: 50,
  perAdminPage: 25,
  /** A flood is not counted to its end, and of one state only the newest are listed and searched. */
  mostCounted: 10_000,
  mostListed: 5000,
  /** How many one call moves. */
  atOnce: 500,
  /** Spam and deleted ones go for good after so long. */
  keptDays: 30,
  /** A mail to the owner tells of new ones at most so often, and shows so many of them. */
  digestMinutes: 15,
  inDigest: 10,
  /** The time to take an approval back before the mail about it is sent. */
  replyMailSeconds: 60,
  /** Addresses that nobody confirmed are forgotten. */
  confirmDays: 30,
  mostCloseDays: 3650,
  inFeed: 50,
} as const

export const statisticsLimits = {
  /** What waits to be written, of all kinds together; beyond that only the day's views are counted. */
  keysInMemory: 50_000,
  /** Rows and visitors that one transaction writes. */
  portion: 1000,
  /** Of each kind of names that anybody can make up (sites, missing pages, searches), a day and process. */
  namesPerDay: 300,
  /** Visitors, and pages and searches of theirs, that a process writes a day; beyond that views are counted alone. */
  seenPerDay: 1_000_000,
  /** Browsers of one address (IPv6: of its /64) that a process tells apart a day; beyond that views are counted alone. */
  visitorsPerAddress: 20,
  /** Addresses of a day whose browsers are remembered. */
  addressesInMemory: 10_000,
  /** The salt of a day is made that long before it begins. */
  saltAheadHours: 1,
  /** When salt and visitors of a day are deleted; looked at every hour, so never later than 48. */
  forgetHours: 46,
  /** Pages, sites, searches and missing pages of earlier days are kept as sums of their month. */
  daysInDetail: 92,
  longestAddress: 512,
  /** Characters of an address, a host and a search that are kept. */
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

/** How far ahead a post can be scheduled. */
export const SCHEDULE_YEARS = 10

export const momentLimits = {
  /** Of one moment; a share of more brings the first ones along. */
  photos: 30,
  /** Of the files of one share; `public/admin/worker.js` has these numbers, too. */
  sharedBytes: 300 * 1024 * 1024,
  sharedCharacters: 100_000,
  /** After a failure that may pass: the pauses grow to the last one. */
  retrySeconds: [5, 15, 60, 120, 300, 900],
  /** With less room left in the browser, a moment cannot count on being kept. */
  roomBytes: 20 * 1024 * 1024,
} as const
