import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import { createHostCookie } from './host-cookie.ts'
import { DEVICE_MS, type KnownDevicesService } from './known-devices.service.ts'
import type { PasswordAttempt } from './login-limits.ts'

export type DeviceCookie = ReturnType<typeof createDeviceCookie>

/** Tells a browser that has signed in before from one that has not. */
export function createDeviceCookie(publicUrl: URL, devices: KnownDevicesService) {
  const cookie = createHostCookie(publicUrl, 'device', DEVICE_MS)
  return {
    readAttempt: async (request: FastifyRequest, email: string): Promise<PasswordAttempt> => ({
      ip: request.ip,
      email,
      deviceKey: await devices.findKey(cookie.read(request), email),
    }),
    /** Answers whether this browser is new to the account. */
    async remember(request: FastifyRequest, reply: FastifyReply, person: PersonKey) {
      // A script would not bring it back.
      if (!request.mayUseCookies) return true
      const { secret, isNew } = await devices.remember(cookie.read(request), person)
      cookie.set(request, reply, secret)
      return isNew
    },
  }
}
