import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../bin/runtime/checkout.ts'
import { DataDisk } from '#tests/cluster/lab/data_disk'
import { command, Machine } from '#tests/cluster/lab/machine'

/** Reads a file of deploy/ha, which the lab uses as it is but for what it lacks. */
export function deployed(name: string): string {
  return readFileSync(join(ROOT, 'deploy', 'ha', name), 'utf8')
}

const CONFIG = '/etc/patroni/config.yml'
const CLOCK = '/etc/patroni/clock'

/** Patroni with a clock that can be wrong. */
const PATRONI = '/etc/patroni/patroni_with_clock.py'

export const REDIS_PASSWORD = 'redis-password'

export interface PatroniState {
  state: string
  timeline?: number
  /** The standbys that follow a primary. */
  replication?: object[]
}

/** A machine with etcd, Patroni and PostgreSQL, whose traffic is on two networks, and with Redis. */
export class DatabaseMachine extends Machine {
  readonly disk: DataDisk

  constructor(number: number) {
    super(
      `n${number}`,
      number,
      ['dat', 'ctl'],
      [
        ...['/etc/patroni', '/var/lib/postgresql', '/var/lib/etcd', '/run/postgresql'],
        ...['/etc/redis', '/var/lib/redis', '/var/log/redis'],
      ]
    )
    this.disk = new DataDisk(this.name, this.pathOf('/var/lib/postgresql'))
    writeFileSync(this.pathOf(CONFIG), patroniSettings())
    copyFileSync(join(import.meta.dirname, 'patroni_with_clock.py'), this.pathOf(PATRONI))
    writeFileSync(this.pathOf('/etc/redis/redis.conf'), this.#redisSettings())
    writeFileSync(this.pathOf('/etc/redis/sentinel.conf'), deployed('sentinel.conf'))
    this.setClock(0)
    command('chown', '-R', 'postgres:postgres', this.folder)
  }

  boot() {
    this.bootEtcd()
    this.bootPatroni()
    this.bootRedis()
    const line = ['redis-sentinel', '/etc/redis/sentinel.conf']
    this.start({ name: 'sentinel', command: line, asPostgres: true })
  }

  bootEtcd() {
    this.start({
      name: 'etcd',
      command: ['etcd', '--logger=zap', '--log-level=warn'],
      env: this.#etcdSettings(),
      asPostgres: true,
    })
  }

  bootPatroni() {
    const env = {
      PATRONI_NAME: this.name,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${this.addressOn('ctl')}:8008`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${this.address}:5432`,
      FAKETIME_TIMESTAMP_FILE: CLOCK,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    }
    const line = ['/usr/bin/python3', PATRONI, CONFIG]
    this.start({ name: 'patroni', command: line, env, asPostgres: true })
  }

  bootRedis() {
    const line = ['redis-server', '/etc/redis/redis.conf']
    this.start({ name: 'redis', command: line, asPostgres: true })
  }

  /** Sets the clock of Patroni and PostgreSQL ahead, or back if negative. */
  setClock(secondsAhead: number) {
    const sign = secondsAhead < 0 ? '' : '+'
    writeFileSync(this.pathOf(CLOCK), `${sign}${secondsAhead}`)
  }

  /** Returns `master` or `slave`, or something else if Redis does not answer. */
  redisRole(): string {
    const login = ['--no-auth-warning', '-a', REDIS_PASSWORD, '-h', this.address]
    const { stdout } = spawnSync('redis-cli', [...login, 'role'], { encoding: 'utf8' })
    return stdout.split('\n')[0]!
  }

  /** Returns what Patroni says of this machine, or null if it does not answer. */
  async state(): Promise<PatroniState | null> {
    const signal = AbortSignal.timeout(2000)
    const answer = await fetch(`http://${this.address}:8008/patroni`, { signal }).catch(() => null)
    return (await answer?.json().catch(() => null)) as PatroniState | null
  }

  async is(role: 'primary' | 'synchronous'): Promise<boolean> {
    const signal = AbortSignal.timeout(2000)
    const answer = await fetch(`http://${this.address}:8008/${role}`, { signal }).catch(() => null)
    return answer?.ok ?? false
  }

  /** Returns whether both others follow this primary. */
  async isFollowed(): Promise<boolean> {
    const state = await this.state()
    return state?.replication?.length === 2
  }

  urlOf(database: string): string {
    return `postgres://postgres:superuser-password@${this.address}:5432/${database}`
  }

  patronictl(...args: string[]): Promise<string> {
    const line = ['patronictl', '-c', CONFIG, ...args]
    return this.run({ name: `patronictl-${Date.now()}`, command: line, asPostgres: true })
  }

  #redisSettings(): string {
    return [
      ...['bind 0.0.0.0', 'dir /var/lib/redis', ...redisLines()],
      ...['requirepass', 'masterauth'].map((name) => `${name} ${REDIS_PASSWORD}`),
      ...(this.number === 1 ? [] : ['replicaof 10.77.0.1 6379']),
    ].join('\n')
  }

  #etcdSettings(): NodeJS.ProcessEnv {
    const all = deployed('etcd.env').replaceAll('10.77.0', '10.78.0')
    const lines = all.split('\n').filter((line) => line.startsWith('ETCD_'))
    const own = lines.map((line) =>
      line.startsWith('ETCD_INITIAL_CLUSTER=')
        ? line
        : line.replaceAll('10.78.0.1', this.addressOn('ctl')).replace(/=n1$/, `=${this.name}`)
    )
    return Object.fromEntries(own.map((line) => /^(\w+)=(.*)$/.exec(line)!.slice(1)))
  }
}

/** Reads what sentinel.conf says that redis.conf contains. */
function redisLines(): string[] {
  return [...deployed('sentinel.conf').matchAll(/^# {3}(.+)$/gm)].map(([, line]) => line!)
}

/** The lab has no hardware watchdog, no store for backups, and etcd on a network of its own. */
function patroniSettings(): string {
  const changes: [string, string][] = [
    ['mode: required', 'mode: "off"'],
    ['archive_command: pgbackrest --stanza=sendam archive-push %p', 'archive_command: /bin/true'],
    [
      'hosts: 10.77.0.1:2379,10.77.0.2:2379,10.77.0.3:2379',
      'hosts: 10.78.0.1:2379,10.78.0.2:2379,10.78.0.3:2379',
    ],
  ]
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/ha/patroni.yml has no "${from}"`)
    return text.replace(from, to)
  }, deployed('patroni.yml'))
}
