import type { Logger } from '#server/platform/process/logger.ts'

export const silentLog: Logger = { info: () => {}, warn: () => {}, error: () => {} }
