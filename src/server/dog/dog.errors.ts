import { conflict, notFound } from '../platform/http/errors.ts'

export const dogChangedElsewhere = (version: number) =>
  conflict(
    'dog.changed_elsewhere',
    'This was saved somewhere else after you opened it. Reload the page to see what changed. What you typed is kept as a draft.',
    { details: { version } },
  )
export const dogVersionNotFound = () =>
  notFound('dog.version_not_found', 'That earlier save is no longer there.')
