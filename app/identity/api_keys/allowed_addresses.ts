import { BlockList, isIP } from 'node:net'

const MAX_PREFIX_LENGTH = { ipv4: 32, ipv6: 128 }

function parseAddressRange(text: string) {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0 || address.includes('%')) return null
  const family = version === 4 ? 'ipv4' : 'ipv6'
  const bits = prefix === undefined ? MAX_PREFIX_LENGTH[family] : Number(prefix)
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return null
  return bits <= MAX_PREFIX_LENGTH[family] ? ({ address, family, bits } as const) : null
}

export function isIpAddressOrRange(text: string): boolean {
  return parseAddressRange(text) !== null
}

/** Checks an address against the list. IPv4 matches in its IPv6-mapped form too. */
export function isAddressAllowed(allowed: readonly string[], address: string): boolean {
  const list = new BlockList()
  for (const text of allowed) {
    const range = parseAddressRange(text)
    if (range) list.addSubnet(range.address, range.bits, range.family)
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
