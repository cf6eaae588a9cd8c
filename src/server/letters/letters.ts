import type { LetterInput } from '#shared/contract/letters.ts'
import { postDate } from '#shared/dates.ts'
import { plainExcerpt } from '#shared/excerpt.ts'
import { letterPaths } from '#shared/letter-pages.ts'
import type { DogService } from '../dog/dog.service.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { JobRegistry } from '../platform/jobs/jobs.ts'
import { createPace } from '../platform/jobs/pace.ts'
import type { MailBrand } from '../platform/mail/mail-template.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { PostsService } from '../posts/posts.service.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import type { ListReaders } from './freeze-letter.repository.ts'
import { letterCommands } from './letter-commands.ts'
import { createLettersRepository, type LetterRow } from './letters.repository.ts'
import { createLettersService } from './letters.service.ts'
import { createMailService, type MailHold } from './mail.service.ts'
import { createDeliverLetter, type LetterReaders } from './sending/deliver-letter.ts'
import { createDeliveriesRepository } from './sending/deliveries.repository.ts'
import { createLetterSteps } from './sending/letter-steps.ts'
import { createSendLetters } from './sending/send-letters.ts'
import { type WrittenLetter, writeLetter } from './writing/write-letter.ts'

interface LettersParts {
  config: Config
  database: Database
  content: { posts: PostsService; settings: SettingsService; dog: DogService; diaryDay: DiaryDay }
  mailer: Mailer
  /** Who the mails come from. */
  from: string
  hold: MailHold
  mailBrand: () => Promise<MailBrand>
  readers: LetterReaders & { countConfirmed(): Promise<number>; list: ListReaders }
  jobs: JobRegistry
  clock: Clock
  log: Logger
}

/** Letters, from a post to the mails in the end, put together. */
export async function createLetters(parts: LettersParts) {
  const { config, database, content, mailer, from, hold, mailBrand, readers } = parts
  const { jobs, clock, log } = parts
  const { posts, settings } = content
  const { origin, hostname: domain } = config.publicUrl
  const letters = createLettersRepository(database.db)
  const deliveries = createDeliveriesRepository(database.db)
  // The store belongs to this process alone: whoever had claimed something is gone.
  if (database.kind === 'embedded') await deliveries.releaseClaims()
  const { isHeld } = hold
  const mail = createMailService({
    ...{ mailer, hold, from, perMinute: config.lettersPerMinute },
    missing: missingOf(config),
    getSettings: () => settings.get(),
    mailBrand,
  })
  const write = createWriter(mailBrand, content, clock)
  const deliver = createDeliverLetter({
    ...{ deliveries, readers, mailer, clock, getReplyTo: mail.getReplyTo },
    listId: `letters.${domain}`,
  })
  jobs.define(
    createLetterSteps({
      ...{ letters, deliveries, mailer, isHeld, domain, clock, listReaders: readers.list },
      findPublicPost: async (id) => {
        const post = await posts.find(id)
        return post?.published ? post : null
      },
      write: (letter) => freezeContent(letter, posts, write),
      whenMoved: () => sending.wake(),
    }),
  )
  const pace = createPace(config.lettersPerMinute, clock)
  const sending = jobs.define(
    createSendLetters({ letters, deliveries, deliver, mailer, isHeld, pace, clock, log }),
  )
  return {
    mail,
    letters: createLettersService({
      ...{ letters, deliveries, mail, hold, write, clock, countReaders: readers.countConfirmed },
      getPost: (id) => posts.get(id),
      getOwnReader: async (email) => ({
        name: (await settings.get()).ownerName,
        email,
        leaveUrl: origin + letterPaths.leave('your-own-link'),
      }),
    }),
    commands: letterCommands(letters, config.lettersPerMinute, clock),
  }
}

const missingOf = ({ smtpUrl, mailFrom }: Config) => [
  ...(smtpUrl ? [] : ['SMTP_URL']),
  ...(mailFrom ? [] : ['MAIL_FROM']),
]

type Write = (postId: number, input: LetterInput) => Promise<WrittenLetter>

/** Writes the letter of a post as it is now. */
function createWriter(
  mailBrand: LettersParts['mailBrand'],
  content: LettersParts['content'],
  clock: Clock,
): Write {
  const { posts, settings, dog, diaryDay } = content
  return async (postId, letter) => {
    const [post, brand, row, shown, dayOf] = await Promise.all([
      posts.get(postId),
      mailBrand(),
      settings.get(),
      dog.getPublic(),
      diaryDay.dayWriter(),
    ])
    const known = post.published ? postDate(post) : (post.scheduledAt ?? clock.now())
    return writeLetter({
      brand,
      dog: shown,
      ownerName: row.ownerName,
      post: { ...post, excerpt: plainExcerpt(post), date: dayOf(known) },
      letter,
    })
  }
}

async function freezeContent(letter: LetterRow, posts: PostsService, write: Write) {
  const { title, coverImage } = await posts.get(letter.postId ?? 0)
  const { html, text } = await write(letter.postId ?? 0, letter)
  return { html, text, title, coverImage }
}
