import { promises } from 'node:dns'
import dns from '#config/dns'
import { normalizeHost } from '#shared/brand/foreign_host'
import type { DnsFinding } from '#branding/domains/dns_finding'

/** The longest chain of CNAMEs that we follow. */
const MAX_CNAME_STEPS = 5

const MAX_DNS_NAME_LENGTH = 255

/** Codes of c-ares for "no such record". */
const NO_RECORD_CODES = ['ENODATA', 'ENOTFOUND']

/** Codes of c-ares for a malformed answer. */
const UNREADABLE_CODES = ['EBADRESP', 'EFORMERR', 'EBADNAME']

type DnsLookup = (resolver: promises.Resolver) => Promise<unknown[]>

/**
 * Looks up a host whose CNAME should point to `target`. Never throws: silent and malformed servers
 * are findings as well. Not cached here, but the queried resolvers cache for the record's TTL.
 */
export async function lookUpDomain(host: string, target: string): Promise<DnsFinding> {
  const resolver = new promises.Resolver({ timeout: dns.timeoutMs, tries: 2 })
  if (dns.servers) resolver.setServers(dns.servers)
  const patience = setTimeout(() => resolver.cancel(), dns.patienceMs)
  try {
    return await followCnames(resolver, host, normalizeHost(target))
  } catch (error) {
    return { kind: UNREADABLE_CODES.includes(dnsErrorCode(error)) ? 'nonsense' : 'silent' }
  } finally {
    clearTimeout(patience)
  }
}

async function followCnames(
  resolver: promises.Resolver,
  host: string,
  target: string
): Promise<DnsFinding> {
  let name = host
  for (let step = 0; step < MAX_CNAME_STEPS; step++) {
    const next = await resolveAlias(resolver, name)
    if (next === target) return { kind: 'right' }
    if (next === null) break
    name = next
  }
  if (name !== host) return { kind: 'elsewhere', leadsTo: name.slice(0, MAX_DNS_NAME_LENGTH) }
  return describeMissingCname(resolver, host)
}

/** Finds out what the host has instead of a CNAME. */
async function describeMissingCname(
  resolver: promises.Resolver,
  host: string
): Promise<DnsFinding> {
  // Only a zone apex has an SOA record.
  if (await answersOrNull(resolver, async (it) => [await it.resolveSoa(host)]))
    return { kind: 'bare' }
  const addresses =
    (await answersOrNull(resolver, (it) => it.resolve4(host))) ??
    (await answersOrNull(resolver, (it) => it.resolve6(host)))
  return addresses ? { kind: 'address', leadsTo: String(addresses[0]) } : { kind: 'none' }
}

async function resolveAlias(resolver: promises.Resolver, name: string): Promise<string | null> {
  const [alias] = (await answersOrNull(resolver, (it) => it.resolveCname(name))) ?? []
  return typeof alias === 'string' && alias !== '' ? normalizeHost(alias) : null
}

/** Runs the query. Returns null if the host has no such record. */
async function answersOrNull(
  resolver: promises.Resolver,
  query: DnsLookup
): Promise<unknown[] | null> {
  try {
    const answers = await query(resolver)
    return answers.length > 0 ? answers : null
  } catch (error) {
    if (NO_RECORD_CODES.includes(dnsErrorCode(error))) return null
    throw error
  }
}

function dnsErrorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
