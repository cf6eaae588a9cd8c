import type { Clock } from '#server/platform/process/clock.ts'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import { usernameOf } from './accounts.service.ts'
import type { KnownDevicesRepository } from './known-devices.repository.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** A year after its last sign-in a device is a stranger again. */
export const DEVICE_MS = 365 * 24 * 3_600_000

interface KnownDevicesParts {
  devices: KnownDevicesRepository
  clock: Clock
}

export type KnownDevicesService = ReturnType<typeof createKnownDevicesService>

/** Which browsers have signed in before, so that strangers' guessing does not lock them out. */
export function createKnownDevicesService({ devices, clock }: KnownDevicesParts) {
  return {
    /** The device's own key for counting, or null when it never signed in to this account. */
    async findKey(secret: string | null, email: string): Promise<string | null> {
      if (!secret) return null
      const hash = hashSecret(secret)
      return (await devices.listUsernames(hash)).includes(usernameOf(email)) ? hash : null
    },

    /** The secret to keep from now on. One that we never gave out is not taken on. */
    async remember(secret: string | null, person: PersonKey) {
      const now = clock.now()
      await devices.removeUnused(new Date(now.getTime() - DEVICE_MS))
      const isOurs = secret !== null && (await devices.isKnown(hashSecret(secret)))
      const kept = isOurs ? secret : newSecret()
      const isNew = !isOurs || !(await devices.isKnown(hashSecret(kept), person))
      await devices.remember(hashSecret(kept), person, now)
      return { secret: kept, isNew }
    },
  }
}
