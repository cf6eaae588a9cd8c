import { conflict, notFound } from '../platform/http/errors.ts'

export const postNotFound = () =>
  notFound('post.not_found', "The post you're looking for doesn't exist or has been removed.")

export const slugTaken = (slug: string, free: string) =>
  conflict('post.slug_taken', `Another post already uses the slug "${slug}".`, {
    fields: { slug: `This slug is taken. "${free}" is free.` },
    details: { freeSlug: free },
  })

export const postChangedElsewhere = (version: number) =>
  conflict(
    'post.changed_elsewhere',
    'This post was saved somewhere else after you opened it. Compare both before you save.',
    { details: { version } },
  )
