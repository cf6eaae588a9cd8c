import type { FastifyRequest } from 'fastify'
import { plainAddress } from '#server/platform/security/network-address.ts'

export const originOf = (request: FastifyRequest) => ({
  ip: plainAddress(request.ip),
  userAgent: request.headers['user-agent'] ?? '',
})
