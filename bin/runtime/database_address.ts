import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ConnectionOptions } from 'node:tls'
import { ROOT } from './checkout.ts'
import { Refusal } from './refusal.ts'

const MODES = ['disable', 'require', 'verify-ca', 'verify-full']
const FILES = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const
const PARAMETERS = ['sslmode', ...Object.keys(FILES)]

/** A server that vanished without a word must not keep a connection waiting. */
const PATIENCE = {
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

export type DatabaseConnection = typeof PATIENCE & {
  connectionString: string
  ssl?: ConnectionOptions | false
}

/** Splits a list of addresses. A comma inside an address belongs to its password. */
export function addressesIn(list = ''): string[] {
  return list.trim() ? list.trim().split(/\s*,\s*(?=postgres(?:ql)?:)/) : []
}

/** Applies libpq's meaning of `sslmode`: the driver takes all but `disable` for `verify-full`. */
export function connectionTo(databaseUrl: string, setting = 'DATABASE_URL'): DatabaseConnection {
  const url = new URL(databaseUrl)
  if (!PARAMETERS.some((name) => url.searchParams.has(name))) {
    return { connectionString: databaseUrl, ...PATIENCE }
  }
  const ssl = encryption(url, setting)
  for (const name of PARAMETERS) url.searchParams.delete(name)
  return { connectionString: url.href, ssl, ...PATIENCE }
}

function encryption({ searchParams }: URL, setting: string): ConnectionOptions | false {
  const mode = searchParams.get('sslmode') ?? 'verify-full'
  if (!MODES.includes(mode)) {
    throw new Refusal(`sslmode=${mode} in ${setting} is unknown: use one of ${MODES.join(', ')}.`)
  }
  if (mode === 'disable') return false
  const files = Object.entries(FILES).flatMap(([parameter, option]) => {
    const file = searchParams.get(parameter)
    // `sslrootcert=system` means the authorities of the system, which Node uses anyway.
    return file && file !== 'system' ? [[option, contents(parameter, file, setting)]] : []
  })
  const options: ConnectionOptions = Object.fromEntries(files)
  if (mode === 'verify-full') return options
  if (options.ca) return { ...options, checkServerIdentity: () => undefined }
  if (mode === 'require') return { ...options, rejectUnauthorized: false }
  throw new Refusal(
    `sslmode=verify-ca in ${setting} needs the certificate of the authority: add sslrootcert=/path/to/ca.pem, or use verify-full where the system knows it.`
  )
}

function contents(parameter: string, file: string, setting: string): string {
  try {
    return readFileSync(resolve(ROOT, file), 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new Refusal(
      `The file that ${parameter} in ${setting} names cannot be read${code}: correct its path, ${resolve(ROOT, file)}, or its rights.`
    )
  }
}
