import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Logger } from '../process/log.ts'
import { toPlainAddress } from './network-address.ts'

type TrustProxy = Config['trustProxy']
type IsTrusted = (address: string, hop: number) => boolean

export function toTrustCheck(trusted: TrustProxy): boolean | IsTrusted {
  if (typeof trusted === 'boolean') return trusted
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  return proxyAddr.compile(trusted)
}

/** Reads the client's address exactly as the framework does, for code that runs before it. */
export function createAddressReader(trustProxy: TrustProxy) {
  const trusted = toTrustCheck(trustProxy)
  if (trusted === false) return ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''
  const isTrusted = trusted === true ? () => true : trusted
  return (request: IncomingMessage) => proxyAddr(request, isTrusted) ?? ''
}

const remedy =
  'Set TRUST_PROXY to the proxy (TRUST_PROXY=loopback for one on this machine). Until then everyone counts as one address, and one visitor can use up everyone’s attempts.'

/** The owner's proxies are in these networks; other senders may invent the header. */
const ownNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv6')
}

type Surroundings = Pick<Config, 'publicUrl' | 'trustProxy'>

export type ProxyWatch = ReturnType<typeof createProxyWatch>

/** Detects a proxy in front of the diary that TRUST_PROXY does not name. */
export function createProxyWatch({ publicUrl, trustProxy }: Surroundings, log: Logger) {
  let isUntrusted = false
  return {
    isUntrusted: () => isUntrusted,
    watch(app: FastifyInstance) {
      if (publicUrl.protocol === 'https:' && trustProxy === false) {
        log.warn(`PUBLIC_URL is https, so there must be a proxy in front of the diary. ${remedy}`)
      }
      app.addHook('onRequest', async (request) => {
        if (isUntrusted || !isForwardedUntrusted(request)) return
        isUntrusted = true
        log.warn(`requests come through a proxy that is not trusted. ${remedy}`)
      })
    },
  }
}

function isForwardedUntrusted(request: FastifyRequest): boolean {
  if (request.headers['x-forwarded-for'] === undefined) return false
  // The nearest address comes first; more than one means that the header was trusted.
  const isTrusted = (request.ips?.length ?? 1) > 1
  const sender = toPlainAddress(request.socket.remoteAddress ?? '')
  return !isTrusted && ownNetworks.check(sender, isIPv6(sender) ? 'ipv6' : 'ipv4')
}
