import env from '#start/env'
import { parseNameServers } from '#branding/domains/name_servers'

/** Whom we ask where the own domains of businesses lead to. */
const dns = {
  /** Addresses, with a port where it is not 53; null for those of the machine. */
  servers: parseNameServers(env.get('DNS_SERVERS')),

  /** Until a server is asked once more, and then given up. */
  timeoutMs: 2_000,

  /** For all questions about one name together. */
  patienceMs: 10_000,
}

export default dns
