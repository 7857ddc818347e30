import { promises } from 'node:dns'
import dns from '#config/dns'
import { plainHost } from '#shared/brand/foreign_host'
import type { Finding } from '#branding/domains/finding'

/** A name may lead to us by way of others; more of them nobody needs. */
const MOST_STEPS = 5

/** Of a name in the DNS. */
const LONGEST = 255

/** What c-ares calls "there is nothing of the kind". */
const NOTHING = ['ENODATA', 'ENOTFOUND']

/** What came and could not be read. */
const UNREADABLE = ['EBADRESP', 'EFORMERR', 'EBADNAME']

type Question = (resolver: promises.Resolver) => Promise<unknown[]>

/**
 * What the DNS says of a host that should lead to `target` by a CNAME. It never throws: a server that is silent, or
 * answers nonsense, is something that was found. Asked anew each time, of servers that keep what they know as long as
 * its owner lets them.
 */
export async function lookUp(host: string, target: string): Promise<Finding> {
  const resolver = new promises.Resolver({ timeout: dns.timeoutMs, tries: 2 })
  if (dns.servers) resolver.setServers(dns.servers)
  const patience = setTimeout(() => resolver.cancel(), dns.patienceMs)
  try {
    return await found(resolver, host, plainHost(target))
  } catch (error) {
    return { kind: UNREADABLE.includes(codeOf(error)) ? 'nonsense' : 'silent' }
  } finally {
    clearTimeout(patience)
  }
}

async function found(resolver: promises.Resolver, host: string, target: string): Promise<Finding> {
  let name = host
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = await aliasOf(resolver, name)
    if (next === target) return { kind: 'right' }
    if (next === null) break
    name = next
  }
  if (name !== host) return { kind: 'elsewhere', leadsTo: name.slice(0, LONGEST) }
  return withoutAlias(resolver, host)
}

/** Where there is no CNAME: what stands there instead. */
async function withoutAlias(resolver: promises.Resolver, host: string): Promise<Finding> {
  // Only the name that a zone begins with has one.
  if (await answered(resolver, async (it) => [await it.resolveSoa(host)])) return { kind: 'bare' }
  const addresses =
    (await answered(resolver, (it) => it.resolve4(host))) ??
    (await answered(resolver, (it) => it.resolve6(host)))
  return addresses ? { kind: 'address', leadsTo: String(addresses[0]) } : { kind: 'none' }
}

async function aliasOf(resolver: promises.Resolver, name: string): Promise<string | null> {
  const [alias] = (await answered(resolver, (it) => it.resolveCname(name))) ?? []
  return typeof alias === 'string' && alias !== '' ? plainHost(alias) : null
}

/** Null where there is nothing of the kind. */
async function answered(resolver: promises.Resolver, ask: Question): Promise<unknown[] | null> {
  try {
    const answers = await ask(resolver)
    return answers.length > 0 ? answers : null
  } catch (error) {
    if (NOTHING.includes(codeOf(error))) return null
    throw error
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
