import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { BUILD, ROOT } from '../../../bin/runtime/checkout.ts'
import { deployed, REDIS_PASSWORD } from '#tests/cluster/lab/database_machine'
import { command, LAB, Machine } from '#tests/cluster/lab/machine'
import { until } from '#tests/cluster/lab/until'

const databaseOn = (port: number) => `postgres://sendam:sendam-password@127.0.0.1:${port}/sendam`

/** Shared by both machines, as a bucket would be. */
const FILES = `${LAB}/files`
const RESTART_AFTER_MS = 1000

const SETTINGS: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  NODE_NO_WARNINGS: '1',
  HOST: '0.0.0.0',
  PORT: '3333',
  APP_URL: 'https://ship.example.ng',
  APP_KEY: 'a-key-for-the-lab-that-protects-nothing',
  DATABASE_URL: databaseOn(5000),
  DATABASE_READ_URL: [5001, 5002, 5003].map(databaseOn).join(),
  SENDAM_DATA_DIR: FILES,
  TRUST_PROXY: '10.77.0.0/24',
  LOG_LEVEL: 'warn',
  PAYMENT_PROVIDER: 'paystack',
  PAYSTACK_PUBLIC_KEY: 'pk_live_of_the_lab',
  PAYSTACK_SECRET_KEY: 'sk_live_of_the_lab',
  PAYSTACK_BASE_URL: 'http://127.0.0.1:9000',
}

const SENTINELS = [1, 2, 3].map((number) => `10.77.0.${number}:26379`).join()

export const BANK = { host: '10.77.0.254', port: 9000 }

/** Keys of a payment provider go over TLS, or to this machine. */
const TO_THE_BANK = `
listen bank
  bind 127.0.0.1:9000
  server bank ${BANK.host}:${BANK.port}
`

type Kind = 'web' | 'worker'

function haproxy(file: string): string[] {
  return ['haproxy', '-W', '-f', `/etc/haproxy/${file}`]
}

/** A machine with a web process, a worker, and HAProxy as its way to the database. */
export class WebMachine extends Machine {
  readonly #children = new Map<Kind, ChildProcess>()
  protected readonly settings: NodeJS.ProcessEnv = SETTINGS

  constructor(name: string, number: number, closesSessions: boolean) {
    super(name, number, ['dat'], ['/etc/haproxy'])
    mkdirSync(FILES, { recursive: true })
    const given = deployed('haproxy-db.cfg')
    const file = closesSessions ? given : given.replace(' on-marked-down shutdown-sessions', '')
    writeFileSync(this.pathOf('/etc/haproxy/haproxy-db.cfg'), file + TO_THE_BANK)
    this.start({ name: 'haproxy', command: haproxy('haproxy-db.cfg') })
  }

  /** Runs a process as systemd does: when it ends, it begins again. */
  keep(kind: Kind) {
    const line = [process.execPath, 'bin/run.js', kind]
    const child = this.start({ name: kind, command: line, env: this.settings, cwd: BUILD })
    this.#children.set(kind, child)
    child.once('exit', () => {
      setTimeout(() => this.keep(kind), RESTART_AFTER_MS).unref()
    })
  }

  /** Ends a process as "systemctl restart" does, and waits until the machine is ready again. */
  async restart(kind: Kind) {
    const child = this.#children.get(kind)!
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    await wait(RESTART_AFTER_MS)
    await until(`${this.name} was ready after a restart`, () => this.isReady())
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`http://${this.address}:3333/health`).catch(() => null)
    await answer?.body?.cancel()
    return answer?.ok ?? false
  }

  /** Runs a program of the checkout with the settings of this machine. */
  tool(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const line = [process.execPath, ...args]
    return this.run({ name, command: line, env: { ...SETTINGS, ...env }, cwd: ROOT })
  }
}

const POOLER = `[databases]
sendam = host=127.0.0.1 port=5000 dbname=sendam
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /etc/pgbouncer/userlist.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 3
`

/** A web machine with sessions, limits and jobs in Redis. */
export class RedisWebMachine extends WebMachine {
  protected override readonly settings = {
    ...SETTINGS,
    REDIS_URL: `redis+sentinel://:${REDIS_PASSWORD}@${SENTINELS}/sendam/0`,
  }
}

/** A web machine with PgBouncer between its processes and HAProxy. */
export class PooledWebMachine extends WebMachine {
  protected override readonly settings = {
    ...SETTINGS,
    DATABASE_URL: databaseOn(6432),
    DATABASE_DIRECT_URL: databaseOn(5000),
  }

  constructor(name: string, number: number, closesSessions: boolean) {
    super(name, number, closesSessions)
    const folder = this.pathOf('/etc/pgbouncer')
    mkdirSync(folder)
    writeFileSync(`${folder}/pgbouncer.ini`, POOLER.replace('/etc/pgbouncer', folder))
    writeFileSync(`${folder}/userlist.txt`, '"sendam" "sendam-password"\n')
    this.startPooler()
  }

  startPooler() {
    const file = this.pathOf('/etc/pgbouncer/pgbouncer.ini')
    this.start({ name: 'pgbouncer', command: ['pgbouncer', file], asPostgres: true })
  }
}

/** The machine that has the public address. */
export class LoadBalancer extends Machine {
  readonly url = `https://${this.address}`

  constructor() {
    super('lb', 10, ['dat'], ['/etc/haproxy'])
    const certificates = this.pathOf('/etc/haproxy/certificates')
    mkdirSync(certificates)
    const [key, certificate] = [`${this.folder}/key`, `${this.folder}/certificate`]
    const subject = ['-subj', '/CN=ship.example.ng', '-days', '2', '-nodes']
    const made = ['-newkey', 'rsa:2048', '-keyout', key, '-out', certificate]
    command('openssl', 'req', '-x509', ...subject, ...made)
    writeFileSync(`${certificates}/ship.pem`, command('cat', certificate, key))
    writeFileSync(this.pathOf('/etc/haproxy/haproxy-web.cfg'), deployed('haproxy-web.cfg'))
    this.start({ name: 'haproxy', command: haproxy('haproxy-web.cfg') })
  }

  /** Returns whether a request gets through. */
  async serves(): Promise<boolean> {
    const dispatcher = new Agent({ connect: { rejectUnauthorized: false } })
    const answer = await request(`${this.url}/health/live`, { dispatcher }).catch(() => null)
    await dispatcher.destroy()
    return answer?.statusCode === 200
  }
}
