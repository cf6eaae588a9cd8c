import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config/config.ts'

type TrustProxy = Config['trustProxy']
type IsTrusted = (address: string, hop: number) => boolean

/** Which of the addresses that a request came through are our own proxies. */
export function trustedProxies(trusted: TrustProxy): boolean | IsTrusted {
  if (typeof trusted === 'boolean') return trusted
  // A number means that many proxies stand before us.
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  return proxyAddr.compile(trusted)
}

/** The caller's address exactly as the framework reads it, for what runs before the framework. */
export function createAddressReader(trustProxy: TrustProxy) {
  const trusted = trustedProxies(trustProxy)
  if (trusted === false) return ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''
  const isTrusted = trusted === true ? () => true : trusted
  return (request: IncomingMessage) => proxyAddr(request, isTrusted) ?? ''
}
