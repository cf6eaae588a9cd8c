import { INBOX_PAGE_SIZE } from '#shared/limits.ts'
import { paginate, type RequestedPage } from '#shared/lists/pagination.ts'
import { notFound } from '../platform/http/errors.ts'
import type { SubscribersRepository } from './subscribers.repository.ts'

const subscriberNotFound = () =>
  notFound('subscriber.not_found', 'This subscriber was removed already. Reload the list.')

export function createSubscribersService(subscribers: SubscribersRepository) {
  return {
    count: () => subscribers.count(),
    listAll: () => subscribers.listAll(),

    async listPage(requestedPage: RequestedPage) {
      const total = await subscribers.count()
      const { page, pages, start } = paginate(total, INBOX_PAGE_SIZE, requestedPage)
      return { rows: await subscribers.listPage(INBOX_PAGE_SIZE, start), total, page, pages }
    },

    async remove(id: number) {
      if (!(await subscribers.remove(id))) throw subscriberNotFound()
    },
  }
}

export type SubscribersService = ReturnType<typeof createSubscribersService>
