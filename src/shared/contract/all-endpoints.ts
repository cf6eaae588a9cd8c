import * as accountsAdmin from './accounts.admin.ts'
import * as accounts from './accounts.ts'
import * as apps from './apps.admin.ts'
import * as assistant from './assistant.admin.ts'
import * as backups from './backups.admin.ts'
import * as categories from './categories.admin.ts'
import * as commentsAdmin from './comments.admin.ts'
import * as comments from './comments.ts'
import * as dogAdmin from './dog.admin.ts'
import * as dog from './dog.ts'
import type { Endpoint } from './endpoint.ts'
import * as history from './history.admin.ts'
import * as letters from './letters.admin.ts'
import * as messagesAdmin from './messages.admin.ts'
import * as messages from './messages.ts'
import * as newsletterAdmin from './newsletter.admin.ts'
import * as newsletter from './newsletter.ts'
import * as photosAdmin from './photos.admin.ts'
import * as photos from './photos.ts'
import * as postsAdmin from './posts.admin.ts'
import * as posts from './posts.ts'
import * as settingsAdmin from './settings.admin.ts'
import * as settings from './settings.ts'
import * as statisticsAdmin from './statistics.admin.ts'
import * as statistics from './statistics.ts'
import * as transfer from './transfer.admin.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

export const allEndpoints: Endpoint[] = [
  accountsAdmin,
  accounts,
  apps,
  assistant,
  backups,
  categories,
  commentsAdmin,
  comments,
  dogAdmin,
  dog,
  history,
  letters,
  messagesAdmin,
  messages,
  newsletterAdmin,
  newsletter,
  photosAdmin,
  photos,
  postsAdmin,
  posts,
  settingsAdmin,
  settings,
  statisticsAdmin,
  statistics,
  transfer,
].flatMap((wing) => Object.values<unknown>(wing).filter(isEndpoint))
