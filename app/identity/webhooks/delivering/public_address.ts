import { BlockList, isIP } from 'node:net'
import { Resolver } from 'node:dns/promises'
import webhooks from '#config/webhooks'
import { DomainError } from '#shared/errors/domain_error'

export type ResolveHost = (host: string) => Promise<string[]>

export class AddressNotPublic extends DomainError {
  /** Omits the resolved address, which would reveal our internal network. */
  constructor() {
    super(
      'E_ADDRESS_NOT_PUBLIC',
      'This address is not on the public internet. Please give one that anybody can reach.',
      'url'
    )
  }
}

const RESOLVING_MS = 2_000

/** Source: RFC 6890 and its registry. Clouds expose secrets at link-local addresses. */
const RESERVED_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]

/** Of IPv6, only 2000::/3 is public, except these. The rest is private, mapped or unassigned. */
const RESERVED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

// One list per family: a mapped IPv6 network would otherwise match all of IPv4.
const reservedV4 = blockList('ipv4', RESERVED_V4)
const reservedV6 = blockList('ipv6', RESERVED_V6)
const unicastV6 = blockList('ipv6', ['2000::/3'])
const loopbackV4 = blockList('ipv4', ['127.0.0.0/8'])

function blockList(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !reservedV4.check(address, 'ipv4')
  return unicastV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6')
}

function isLoopback(address: string): boolean {
  return isIP(address) === 4 ? loopbackV4.check(address, 'ipv4') : address === '::1'
}

function isReachable(address: string): boolean {
  return isPublic(address) || (webhooks.allowsLoopback && isLoopback(address))
}

/** Queries DNS directly: the system resolver has four threads, which four dead names block. */
export async function resolvePublicly(host: string): Promise<string[]> {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1']
  const resolver = new Resolver({ timeout: RESOLVING_MS, tries: 2 })
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return [v4, v6].flatMap((found) => (found.status === 'fulfilled' ? found.value : []))
}

/**
 * Resolves the host of a `URL`, which has normalized decimal, octal and hexadecimal addresses.
 * Throws AddressNotPublic if any address is not public; no address at all is allowed.
 */
export async function publicAddresses(hostname: string, resolve: ResolveHost): Promise<string[]> {
  const host = hostname.replace(/^\[|\]$|\.$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  if (!addresses.every(isReachable)) throw new AddressNotPublic()
  return addresses
}

/** Checks a URL when it is entered. Throws AddressNotPublic. */
export async function requirePublicUrl(url: string) {
  await publicAddresses(new URL(url).hostname, resolvePublicly)
}
