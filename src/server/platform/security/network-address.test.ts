import { expect, test } from 'vitest'
import { customerNetworkOf, networksOfAddress, toPlainAddress } from './network-address.ts'

test.each([
  '::ffff:203.0.113.9',
  '::FFFF:203.0.113.9',
  '::ffff:cb00:7109',
  '0:0:0:0:0:ffff:cb00:7109',
  '0000:0000:0000:0000:0000:ffff:203.0.113.9',
])('%s is an IPv4 address', (ip) => {
  expect(toPlainAddress(ip)).toBe('203.0.113.9')
  expect(networksOfAddress(ip)).toEqual({ near: '203.0.113.9', wide: null })
})

test.each(['203.0.113.9', '2001:db8::1', '::1', 'unknown', ''])('%j stays as it is', (ip) => {
  expect(toPlainAddress(ip)).toBe(ip)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8:0:1:2:3:4::', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s is in %s and in %s', (ip, near, wide) => {
  expect(networksOfAddress(ip)).toEqual({ near, wide })
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:0DB8:0001:0201:aaaa:bbbb:cccc:dddd', '2001:db8:1:200::/56'],
  ['2001:db8:1:ff::1', '2001:db8:1:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
])('%s belongs to a customer with %s', (ip, network) => {
  expect(customerNetworkOf(ip)).toBe(network)
})
