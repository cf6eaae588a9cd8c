import type { LetterInput } from '#shared/contract/letters.ts'
import { postDate } from '#shared/dates.ts'
import { plainExcerpt } from '#shared/excerpt.ts'
import { letterPaths } from '#shared/letter-pages.ts'
import type { Dog } from '../../dog/dog.ts'
import type { Config } from '../../platform/config/config.ts'
import { createPace } from '../../platform/jobs/pace.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { Posts } from '../../posts/posts.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ListReaders } from './freeze-letter.repository.ts'
import { letterCommands } from './letter-commands.ts'
import { createLettersRepository, type LetterRow } from './letters.repository.ts'
import { createLettersService } from './letters.service.ts'
import { createMailService } from './mail-setup.service.ts'
import { createDeliverLetter, type LetterReaders } from './deliver-letter.ts'
import { createDeliveriesRepository } from './deliveries.repository.ts'
import { createLetterSteps } from './letters.jobs.ts'
import { createSendLetters } from './letter-sending.jobs.ts'
import { type WrittenLetter, writeLetter } from './letter-content.ts'

type LettersContent = Pick<Settings & Posts & Dog, 'posts' | 'settings' | 'dog' | 'diaryDay'>

/** Letters, from a post to the mails in the end. */
export function createLetters(
  platform: Platform,
  content: LettersContent,
  readers: LetterReaders & { countConfirmed(): Promise<number>; list: ListReaders },
) {
  const { config, database, mailer, mailFrom: from, mailHold: hold, mailBrand } = platform
  const { jobs, clock, log } = platform
  const { posts, settings } = content
  const { origin, hostname: domain } = config.publicUrl
  const letters = createLettersRepository(database.db)
  const deliveries = createDeliveriesRepository(database.db)
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
    letterCommands: letterCommands(letters, config.lettersPerMinute, clock),
    /** The embedded store belongs to one process: claims found at its start were left by a killed one. */
    async releaseClaims() {
      if (database.kind === 'embedded') await deliveries.releaseClaims()
    },
  }
}

const missingOf = ({ smtpUrl, mailFrom }: Config) => [
  ...(smtpUrl ? [] : ['SMTP_URL']),
  ...(mailFrom ? [] : ['MAIL_FROM']),
]

type Write = (postId: number, input: LetterInput) => Promise<WrittenLetter>

/** Writes the letter of a post as it is now. */
function createWriter(
  mailBrand: Platform['mailBrand'],
  content: LettersContent,
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
