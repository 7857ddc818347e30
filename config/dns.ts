import env from '#start/env'
import { parseNameServers } from '#branding/domains/name_servers'

const dns = {
  /** IP addresses, with a port if it is not 53. If null, the name servers of the machine. */
  servers: parseNameServers(env.get('DNS_SERVERS')),

  /** Time for the first of two queries to a name server. */
  timeoutMs: 2_000,

  /** Time for all queries about one name together. */
  patienceMs: 10_000,
}

export default dns
