import env from '#start/env'
import { parseNameServers } from '#branding/domains/name_servers'

const dns = {
  /** IP addresses, with a port if not 53; null uses the machine's. */
  servers: parseNameServers(env.get('DNS_SERVERS')),

  /** For the first of two tries per server. */
  timeoutMs: 2_000,

  /** For all queries about one name together. */
  patienceMs: 10_000,
}

export default dns
