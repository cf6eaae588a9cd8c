import * as account from './account.ts'
import * as addresses from './addresses.ts'
import * as ai from './ai.ts'
import * as auth from './auth.ts'
import * as backups from './backups.ts'
import * as categories from './categories.ts'
import * as commentModeration from './comment-moderation.ts'
import * as comments from './comments.ts'
import * as confirm from './confirm.ts'
import * as contact from './contact.ts'
import * as databaseInfo from './database-info.ts'
import * as deleted from './deleted.ts'
import * as dog from './dog.ts'
import * as dogLog from './dog-log.ts'
import * as drafts from './drafts.ts'
import type { Endpoint } from './endpoint.ts'
import * as focalPoints from './focal-points.ts'
import * as inbox from './inbox.ts'
import * as letters from './letters.ts'
import * as media from './media.ts'
import * as newsletter from './newsletter.ts'
import * as passkeys from './passkeys.ts'
import * as people from './people.ts'
import * as photos from './photos.ts'
import * as posts from './posts.ts'
import * as previews from './previews.ts'
import * as recovery from './recovery.ts'
import * as redirects from './redirects.ts'
import * as revisions from './revisions.ts'
import * as samples from './samples.ts'
import * as schedule from './schedule.ts'
import * as settings from './settings.ts'
import * as statistics from './statistics.ts'
import * as subscribers from './subscribers.ts'
import * as timeline from './timeline.ts'
import * as transfer from './transfer.admin.ts'
import * as weightCurve from './weight-curve.ts'
import * as yearBook from './year-book.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call there is, for the API document and for tests that must miss none. */
export const allEndpoints: Endpoint[] = [
  account,
  addresses,
  ai,
  auth,
  backups,
  categories,
  commentModeration,
  comments,
  confirm,
  contact,
  databaseInfo,
  deleted,
  dog,
  dogLog,
  drafts,
  focalPoints,
  transfer,
  letters,
  media,
  inbox,
  newsletter,
  passkeys,
  people,
  photos,
  posts,
  previews,
  recovery,
  redirects,
  revisions,
  samples,
  schedule,
  settings,
  statistics,
  subscribers,
  weightCurve,
  yearBook,
  timeline,
].flatMap((thing) => Object.values<unknown>(thing).filter(isEndpoint))
