import { Resolver } from 'node:dns'
import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/** Parses a comma-separated list; null if empty. Throws UnusableEnvironment. */
export function parseNameServers(setting: string | undefined): string[] | null {
  const servers = (setting ?? '').split(',').flatMap((one) => one.trim() || [])
  if (servers.length === 0) return null
  try {
    new Resolver().setServers(servers)
    return servers
  } catch {
    throw new UnusableEnvironment(
      'DNS_SERVERS must be a list of IP addresses with commas between them. Each may have a port, as in 9.9.9.9,127.0.0.1:5353.'
    )
  }
}
