import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../bin/runtime/checkout.ts'
import { command, Machine } from '#tests/cluster/lab/machine'

/** Reads a file of deploy/ha, which the lab uses as it is but for what it lacks. */
export function deployed(name: string): string {
  return readFileSync(join(ROOT, 'deploy', 'ha', name), 'utf8')
}

const CONFIG = '/etc/patroni/config.yml'

export interface PatroniState {
  state: string
  timeline?: number
  /** The standbys that follow a primary. */
  replication?: object[]
}

/** A machine with etcd, Patroni and PostgreSQL. Their traffic is on two networks. */
export class DatabaseMachine extends Machine {
  constructor(number: number) {
    super(
      `n${number}`,
      number,
      ['dat', 'ctl'],
      ['/etc/patroni', '/var/lib/postgresql', '/var/lib/etcd', '/run/postgresql']
    )
    writeFileSync(this.pathOf(CONFIG), patroniSettings())
    command('chown', '-R', 'postgres:postgres', this.folder)
  }

  boot() {
    this.bootEtcd()
    this.bootPatroni()
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
    }
    this.start({ name: 'patroni', command: ['patroni', CONFIG], env, asPostgres: true })
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
