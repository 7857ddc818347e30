import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { BUILD, ROOT } from '../../../bin/runtime/checkout.ts'
import { deployed } from '#tests/cluster/lab/database_machine'
import { command, LAB, Machine } from '#tests/cluster/lab/machine'

const DATABASE = 'postgres://sendam:sendam-password@127.0.0.1:5000/sendam'

/** Shared by both machines, as a bucket would be. */
const FILES = `${LAB}/files`
const PORT = '3333'
const RESTART_AFTER_MS = 1000

const SETTINGS: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  NODE_NO_WARNINGS: '1',
  HOST: '0.0.0.0',
  PORT,
  APP_URL: 'https://ship.example.ng',
  APP_KEY: 'a-key-for-the-lab-that-protects-nothing',
  DATABASE_URL: DATABASE,
  DATABASE_READ_URL: [5001, 5002, 5003].map((port) => DATABASE.replace('5000', String(port))).join(),
  SENDAM_DATA_DIR: FILES,
  TRUST_PROXY: '10.77.0.0/24',
  LOG_LEVEL: 'warn',
}

type Kind = 'web' | 'worker'

function haproxy(...files: string[]): string[] {
  return ['haproxy', '-W', ...files.flatMap((file) => ['-f', `/etc/haproxy/${file}`])]
}

/** A machine with a web process, a worker, and HAProxy as its way to the database. */
export class WebMachine extends Machine {
  readonly #children = new Map<Kind, ChildProcess>()

  constructor(name: string, number: number) {
    super(name, number, ['dat'], ['/etc/haproxy'])
    mkdirSync(FILES, { recursive: true })
    writeFileSync(this.pathOf('/etc/haproxy/haproxy-db.cfg'), deployed('haproxy-db.cfg'))
    this.start({ name: 'haproxy', command: haproxy('haproxy-db.cfg') })
  }

  /** Runs a process as systemd does: when it ends, it begins again. */
  keep(kind: Kind) {
    const line = [process.execPath, 'bin/run.js', kind]
    const child = this.start({ name: kind, command: line, env: SETTINGS, cwd: BUILD })
    this.#children.set(kind, child)
    child.once('exit', () => {
      setTimeout(() => this.keep(kind), RESTART_AFTER_MS).unref()
    })
  }

  /** Ends a process as systemd does on "restart", and waits until the web answers again. */
  async restart(kind: Kind) {
    const child = this.#children.get(kind)!
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    await wait(RESTART_AFTER_MS)
    if (kind === 'web') await this.serves()
  }

  async serves() {
    for (;;) {
      const answer = await fetch(`http://${this.address}:${PORT}/health`).catch(() => null)
      await answer?.body?.cancel()
      if (answer?.ok) return
      await wait(250)
    }
  }

  /** Runs a program of the checkout with the settings of this machine. */
  tool(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const line = [process.execPath, ...args]
    return this.run({ name, command: line, env: { ...SETTINGS, ...env }, cwd: ROOT })
  }
}

/** The machine that has the public address. */
export class LoadBalancer extends Machine {
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

  get url(): string {
    return `https://${this.address}`
  }

  /** Returns whether a request gets through. */
  async serves(): Promise<boolean> {
    const dispatcher = new Agent({ connect: { rejectUnauthorized: false } })
    const answer = await request(`${this.url}/health/live`, { dispatcher }).catch(() => null)
    await dispatcher.destroy()
    return answer?.statusCode === 200
  }
}
