type DateValue = string | Date
type PostDates<T extends DateValue> = { publishedAt?: T | null; createdAt: T }

/** The date a post is known by: when it was published, or else when it was begun. */
export function postDate<T extends DateValue>({ publishedAt, createdAt }: PostDates<T>): T {
  return publishedAt ?? createdAt
}
