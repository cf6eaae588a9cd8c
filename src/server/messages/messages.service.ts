import { INBOX_PAGE_SIZE } from '#shared/limits.ts'
import { paginate, type RequestedPage } from '#shared/lists/pagination.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { MessagesRepository } from './messages.repository.ts'

const messageNotFound = () =>
  notFound('message.not_found', 'This message is no longer there. Reload the inbox.')

export function createMessagesService(messages: MessagesRepository, clock: Clock) {
  return {
    count: () => messages.count(),

    async listPage(requestedPage: RequestedPage) {
      const { total } = await messages.count()
      const { page, pages, start } = paginate(total, INBOX_PAGE_SIZE, requestedPage)
      return { rows: await messages.listPage(INBOX_PAGE_SIZE, start), total, page, pages }
    },

    async mark(id: number, isRead: boolean) {
      const row = await messages.mark(id, isRead ? clock.now() : null)
      if (!row) throw messageNotFound()
      return row
    },

    async remove(id: number) {
      if (!(await messages.remove(id))) throw messageNotFound()
    },
  }
}

export type MessagesService = ReturnType<typeof createMessagesService>
