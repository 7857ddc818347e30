export interface RedisAddress {
  host: string
  port: number
  username?: string
  password?: string
  db: number
  tls?: { servername: string }
}

export const REDIS_FORM =
  'write it as redis://user:password@host:6379/0, or with rediss:// where the connection is encrypted'

/** Returns null for an invalid address. The path is the database's number; default 0. */
export function redisAddress(given: string): RedisAddress | null {
  const url = URL.canParse(given) ? new URL(given) : null
  const [, db] = /^\/?(\d*)$/.exec(url?.pathname ?? '-') ?? []
  if (!url?.hostname || db === undefined || url.search || url.hash) return null
  if (!['redis:', 'rediss:'].includes(url.protocol)) return null
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const [username, password] = [url.username, url.password].map(decodeURIComponent)
  return {
    host,
    port: Number(url.port || 6379),
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
    db: Number(db),
    ...(url.protocol === 'rediss:' ? { tls: { servername: host } } : {}),
  }
}
