import type { Logger } from '#server/platform/logger.ts'

export const silentLog: Logger = { info: () => {}, warn: () => {}, error: () => {} }
