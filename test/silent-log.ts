import type { Logger } from '#server/platform/process/log.ts'

export const silentLog: Logger = { info: () => {}, warn: () => {}, error: () => {} }
