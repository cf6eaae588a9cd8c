import { logMessages } from '#shared/dog-log/log-entry.ts'
import { invalidFields, notFound } from '../platform/http/errors.ts'

export const logEntryNotFound = () =>
  notFound('dog_log.not_found', 'This entry does not exist or has been removed.')
export const dayNotYet = () => invalidFields({ day: logMessages.day })
