interface Place {
  host: string
  port: number
}

/** Options of ioredis. With `sentinels`, it asks them for the master at each connect. */
export interface RedisAddress extends Partial<Place> {
  username?: string
  password?: string
  db: number
  tls?: { servername?: string }
  sentinels?: Place[]
  name?: string
  sentinelPassword?: string
  sentinelTLS?: object
  enableTLSForSentinelMode?: boolean
  failoverDetector?: boolean
}

export const REDIS_FORM =
  'write it as redis://user:password@host:6379/0, or as redis+sentinel://user:password@host:26379,host:26379/name/0, with rediss where the connection is encrypted'

const SENTINELS =
  /^redis(s?)\+sentinel:\/\/([^@/?#]*@)?([^@/?#]+)\/([\w.-]+)(?:\/(\d+))?(?:\?sentinelPassword=([^&#]+))?$/

/** Returns null for an invalid address. The path ends with the database's number; default 0. */
export function redisAddress(given: string): RedisAddress | null {
  const sentinels = SENTINELS.exec(given)
  if (sentinels) return addressBehindSentinels(sentinels)
  const url = URL.canParse(given) ? new URL(given) : null
  const [, db] = /^\/?(\d*)$/.exec(url?.pathname ?? '-') ?? []
  if (!url?.hostname || db === undefined || url.search || url.hash) return null
  if (!['redis:', 'rediss:'].includes(url.protocol)) return null
  const { host, port } = placeOf(url, 6379)
  return {
    host,
    port,
    ...credentialsOf(url),
    db: Number(db),
    ...(url.protocol === 'rediss:' ? { tls: { servername: host } } : {}),
  }
}

/** For messages: where the server or its sentinels are, without the password. */
export function redisPlace({ host, port, sentinels }: RedisAddress): string {
  return (sentinels ?? [{ host, port }]).map((place) => `${place.host}:${place.port}`).join(', ')
}

function addressBehindSentinels([, s, credentials = '', ...rest]: string[]): RedisAddress | null {
  const [places = '', name, db, sentinelPassword] = rest
  const given = places.split(',').map((place) => `redis://${credentials}${place}`)
  if (!given.every((place) => URL.canParse(place) && new URL(place).hostname)) return null
  const urls = given.map((place) => new URL(place))
  return {
    sentinels: urls.map((url) => placeOf(url, 26_379)),
    name,
    ...credentialsOf(urls[0]!),
    ...(sentinelPassword ? { sentinelPassword: decodeURIComponent(sentinelPassword) } : {}),
    db: Number(db ?? 0),
    ...(s ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
    failoverDetector: true,
  }
}

function placeOf({ hostname, port }: URL, standardPort: number): Place {
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || standardPort) }
}

function credentialsOf(url: URL) {
  const [username, password] = [url.username, url.password].map(decodeURIComponent)
  return { ...(username ? { username } : {}), ...(password ? { password } : {}) }
}
