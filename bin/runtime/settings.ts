import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from './checkout.ts'
import { addressesIn, connectionTo } from './database_address.ts'
import { keptSecret } from './kept_secret.ts'
import { Refusal } from './refusal.ts'
import { webProcesses } from './web_processes.ts'

const ENVIRONMENTS = ['development', 'production', 'test'] as const
const SHORTEST_KEY = 16
const NEW_KEY = 'openssl rand -hex 32'

export interface DatabaseUrls {
  /** If null, the supervisor starts an embedded database. */
  databaseUrl: string | null
  /** Bypasses the pooler behind DATABASE_URL; null without a pooler. */
  directUrl: string | null
}

export interface Settings extends DatabaseUrls {
  environment: (typeof ENVIRONMENTS)[number]
  host: string
  port: number
  webProcesses: number
  /** If null, sessions, rate limits and live updates use PostgreSQL. */
  redisUrl: string | null
  /** If null, a key is generated and stored. Production always has one. */
  appKey: string | null
  dataFolder: string
  logLevel: string
}

type Environment = Readonly<Record<string, string | undefined>>

function readEnvironment(env: Environment): Settings['environment'] {
  const given = env.NODE_ENV || 'development'
  const known = ENVIRONMENTS.find((name) => name === given)
  if (!known) {
    throw new Refusal(
      `NODE_ENV=${given} is unknown: use development, production or test, or leave it out.`
    )
  }
  return known
}

function readPort(env: Environment): number {
  const given = env.PORT || '3333'
  const port = Number(given)
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT=${given} is not a port: use a number from 1 to 65535, such as 3333.`)
  }
  return port
}

/** Messages never repeat the value, which may contain a password. */
function readAddress(given: string | undefined, setting: string, without: string): string | null {
  if (!given) {
    return null
  }
  const url = URL.canParse(given) ? new URL(given) : null
  const complete = url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1
  if (!complete) {
    throw new Refusal(
      `${setting} is not a PostgreSQL address: write it as postgres://user:password@host:5432/database, or leave it out to ${without}.`
    )
  }
  connectionTo(given, setting)
  return given
}

function readDatabaseUrls(env: Environment): DatabaseUrls {
  const databaseUrl = readAddress(env.DATABASE_URL, 'DATABASE_URL', 'use the built-in database')
  const around = 'use DATABASE_URL for everything'
  const directUrl = readAddress(env.DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL', around)
  if (directUrl && !databaseUrl) {
    throw new Refusal(
      'DATABASE_DIRECT_URL bypasses the pooler at DATABASE_URL, which is not set: set both, or leave it out.'
    )
  }
  const readUrls = addressesIn(env.DATABASE_READ_URL)
  for (const url of readUrls) readAddress(url, 'DATABASE_READ_URL', 'read from DATABASE_URL')
  if (readUrls.length > 0 && !databaseUrl) {
    throw new Refusal(
      'DATABASE_READ_URL is a replica of DATABASE_URL, which is not set: set both, or leave it out.'
    )
  }
  return { databaseUrl, directUrl }
}

function readAppKey(env: Environment, environment: Settings['environment']): string | null {
  const key = env.APP_KEY
  if (!key && environment === 'production') {
    throw new Refusal(
      `APP_KEY is missing: make one with "${NEW_KEY}", set it, and keep it, because sessions and stored secrets depend on it.`
    )
  }
  if (key && key.length < SHORTEST_KEY) {
    throw new Refusal(
      `APP_KEY is too short: it needs at least ${SHORTEST_KEY} characters; make one with "${NEW_KEY}".`
    )
  }
  return key || null
}

export function keysIn(list = ''): string[] {
  return list.split(',').flatMap((key) => key.trim() || [])
}

function checkPreviousKeys(env: Environment): void {
  if (keysIn(env.APP_KEY_PREVIOUS).some((key) => key.length < SHORTEST_KEY)) {
    throw new Refusal(
      `APP_KEY_PREVIOUS has a key of fewer than ${SHORTEST_KEY} characters: list complete former values of APP_KEY, separated by commas, or leave it out.`
    )
  }
}

/** Reads the settings of the supervisor; the application validates the others. */
export function readSettings(env: Environment): Settings {
  const environment = readEnvironment(env)
  checkPreviousKeys(env)
  return {
    environment,
    host: env.HOST || '127.0.0.1',
    port: readPort(env),
    webProcesses: webProcesses(env.WEB_PROCESSES),
    ...readDatabaseUrls(env),
    redisUrl: env.REDIS_URL || null,
    appKey: readAppKey(env, environment),
    dataFolder: resolve(ROOT, env.SENDAM_DATA_DIR || join('tmp', 'postgres')),
    logLevel: env.LOG_LEVEL || (environment === 'production' ? 'info' : 'warn'),
  }
}

/** Returns the complete environment of an application process. */
export function applicationEnvironment(settings: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  const { environment, host, port, appKey, dataFolder, logLevel } = settings
  return {
    ...process.env,
    NODE_ENV: environment,
    HOST: host,
    PORT: String(port),
    APP_KEY: appKey ?? keptSecret(join(dataFolder, 'app_key')),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: logLevel,
    SENDAM_ROOT: ROOT,
    // The path is absolute, because the processes run in other folders.
    ...(process.env.SENDAM_DATA_DIR ? { SENDAM_DATA_DIR: dataFolder } : {}),
  }
}

/** Loads `.env`. Variables that are already set take precedence. */
export function loadEnvFile(): void {
  const file = join(ROOT, '.env')
  if (existsSync(file)) {
    process.loadEnvFile(file)
  }
}
