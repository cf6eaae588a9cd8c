import type { Message } from '#shared/contract/inbox.ts'
import type { MessageRow } from './messages.repository.ts'

export function presentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    isRead: row.readAt !== null,
    isSuspectedSpam: row.suspectedSpam,
    createdAt: row.createdAt.toISOString(),
  }
}
