import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { createDeviceCookie } from './device-cookie.ts'
import { createKnownDevicesRepository } from './known-devices.repository.ts'
import { createKnownDevicesService } from './known-devices.service.ts'
import type { Notices } from './notices.ts'
import type { SecurityLog } from './security-log.ts'
import { createWelcome } from './welcome.ts'

interface DevicesParts {
  config: Config
  db: Db
  notices: Notices
  clock: Clock
  logSecurity: SecurityLog
}

/** Which browsers have been here before, and what happens when one has not. */
export function createDevices({ config, db, notices, clock, logSecurity }: DevicesParts) {
  const devices = createKnownDevicesService({ devices: createKnownDevicesRepository(db), clock })
  const deviceCookie = createDeviceCookie(config.publicUrl, devices)
  return { deviceCookie, welcome: createWelcome({ deviceCookie, notices, logSecurity }) }
}
