import type { Message } from '#shared/contract/messages.admin.ts'
import type { ContactMessage } from '#shared/contract/messages.ts'
import { INBOX_PAGE_SIZE } from '#shared/limits.ts'
import { pageRangeOf, type RequestedPage } from '#shared/lists/pages.ts'
import { messageErrors } from '#texts/errors/messages.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { createMessageMails } from './messages.mail.ts'
import { createMessagesRepository, type MessageRow } from './messages.repository.ts'

const MESSAGES_PER_HOUR = 20

const messageNotFound = () => notFound('message.not_found', messageErrors.notFound)

export function createMessages(platform: Platform, { settings }: { settings: Settings }) {
  const messages = createMessagesRepository(platform.db)
  const mail = createMessageMails(platform, messages, settings.get)
  const limit = platform.limitTo({
    name: 'contact',
    points: MESSAGES_PER_HOUR,
    seconds: 3600,
    message: (minutes) => messageErrors.tooMany(MESSAGES_PER_HOUR, minutes),
  })

  return {
    /** Stores the message before anything else can go wrong; the mail queue sends it later. */
    async receive({ website, ...message }: ContactMessage, senderKey: string): Promise<void> {
      await limit.consume(senderKey)
      const suspectedSpam = Boolean(website?.trim())
      const stored = await messages.add({ ...message, suspectedSpam }).catch(async (error) => {
        await limit.refund(senderKey).catch(() => {})
        throw error
      })
      if (!suspectedSpam) await mail.queue(stored)
    },

    start: mail.queueUnmailed,
    afterRestore: mail.queueUnmailed,

    count: messages.count,

    async listPage(requestedPage: RequestedPage) {
      const { total } = await messages.count()
      const { page, pages, start } = pageRangeOf(total, INBOX_PAGE_SIZE, requestedPage)
      const rows = await messages.listPage(INBOX_PAGE_SIZE, start)
      return { messages: rows.map(presentMessage), total, page, pages }
    },

    async mark(id: number, isRead: boolean): Promise<Message> {
      const row = await messages.mark(id, isRead ? platform.clock.now() : null)
      if (!row) throw messageNotFound()
      return presentMessage(row)
    },

    async remove(id: number) {
      if (!(await messages.remove(id))) throw messageNotFound()
    },
  }
}

export type Messages = ReturnType<typeof createMessages>

const presentMessage = (row: MessageRow): Message => ({
  ...row,
  isRead: row.readAt !== null,
  isSuspectedSpam: row.suspectedSpam,
  createdAt: row.createdAt.toISOString(),
})
