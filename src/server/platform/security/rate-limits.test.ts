import { describe, expect, test } from 'vitest'
import { addressKeyOf } from './rate-limits.ts'

describe('the key of a network address', () => {
  test('does not show the address', () => {
    expect(addressKeyOf('203.0.113.9')).not.toContain('203')
  })

  test('differs between addresses', () => {
    expect(addressKeyOf('203.0.113.9')).not.toBe(addressKeyOf('203.0.113.10'))
    expect(addressKeyOf('2001:db8:1:2::1')).not.toBe(addressKeyOf('2001:db8:1:3::1'))
  })

  test('is one for all IPv6 addresses of a household', () => {
    const key = addressKeyOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')
    expect(addressKeyOf('2001:db8:1:2::1')).toBe(key)
    expect(addressKeyOf('2001:0DB8:0001:0002::9')).toBe(key)
  })

  test('is the same for an IPv4 address however it is written', () => {
    expect(addressKeyOf('::ffff:203.0.113.9')).toBe(addressKeyOf('203.0.113.9'))
  })
})
