import type { CommentRow } from '../../comments/comments.present.ts'
import { instant, writeYaml } from './write-yaml.ts'

/** Numbered anew from one, so that they are the same wherever they are kept. */
export function writeComments(comments: CommentRow[]): string {
  const numbers = new Map(comments.map(({ id }, at) => [id, at + 1]))
  return writeYaml(
    comments.map((row) => ({
      number: numbers.get(row.id),
      replyTo: numbers.get(row.replyToId ?? row.parentId ?? 0),
      status: row.state === 'gone' ? 'deleted' : row.state,
      name: row.name,
      email: row.email ?? undefined,
      byOwner: row.isOwner || undefined,
      date: instant(row.createdAt),
      message: row.message,
    })),
  )
}
