import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PasswordAttempt } from '../login-throttle.ts'
import { createHostCookie } from '../sessions/host-cookie.ts'
import { DEVICE_MS, type KnownDevicesService } from './known-devices.service.ts'

/** Tells a browser that has signed in before from one that has not. */
export function createDeviceCookie(publicUrl: URL, devices: KnownDevicesService) {
  const cookie = createHostCookie(publicUrl, 'device', DEVICE_MS)
  return {
    readAttempt: async (request: FastifyRequest, email: string): Promise<PasswordAttempt> => ({
      ip: request.ip,
      email,
      deviceKey: await devices.findKey(cookie.read(request), email),
    }),
    async remember(request: FastifyRequest, reply: FastifyReply, userId: number) {
      // A script would not bring it back.
      if (!request.mayUseCookies) return
      cookie.set(request, reply, await devices.remember(cookie.read(request), userId))
    },
  }
}
