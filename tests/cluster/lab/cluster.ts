import { join } from 'node:path'
import { ROOT } from '../../../bin/runtime/checkout.ts'
import { withClient } from '../../../bin/runtime/postgres_database.ts'
import { Bank } from '#tests/cluster/lab/bank'
import { DatabaseMachine } from '#tests/cluster/lab/database_machine'
import { command, layNetworks } from '#tests/cluster/lab/machine'
import { until } from '#tests/cluster/lab/until'
import {
  BANK,
  LoadBalancer,
  PooledWebMachine,
  RedisWebMachine,
  type WebMachine,
} from '#tests/cluster/lab/web_machine'

/** What a cluster does without, so that the run must fail. */
export type Lack = 'synchronous' | 'keys' | 'shutdown'

/** Three machines with a database, two with web and worker, and a load balancer. */
export class Cluster {
  readonly nodes: DatabaseMachine[]
  readonly webs: WebMachine[]
  readonly pooled: PooledWebMachine
  readonly balancer: LoadBalancer
  readonly bank = new Bank()

  private constructor(lack?: Lack) {
    layNetworks()
    this.nodes = [1, 2, 3].map((number) => new DatabaseMachine(number))
    const closesSessions = lack !== 'shutdown'
    this.pooled = new PooledWebMachine('w2', 12, closesSessions)
    this.webs = [new RedisWebMachine('w1', 11, closesSessions), this.pooled]
    this.balancer = new LoadBalancer()
  }

  static async boot(say: (line: string) => void, lack?: Lack): Promise<Cluster> {
    const cluster = new Cluster(lack)
    await cluster.bank.start(BANK)
    say('Starting etcd, Patroni and PostgreSQL on three machines…')
    for (const node of cluster.nodes) node.boot()
    await cluster.isWhole()
    await cluster.#prepare(say)
    if (lack === 'synchronous') await cluster.#beAsynchronous()
    say('Starting web processes and workers on two machines…')
    for (const web of cluster.webs) {
      web.keep('web')
      web.keep('worker')
    }
    for (const web of cluster.webs) {
      await until(`${web.name} was ready`, () => web.isReady())
    }
    await until('the load balancer knew a web process', () => cluster.balancer.serves())
    return cluster
  }

  async #prepare(say: (line: string) => void) {
    const primary = await until('there was a primary', () => this.primary())
    await withClient(primary.urlOf('postgres'), async (client) => {
      await client.query(`create role sendam login password 'sendam-password'`)
      await client.query('create database sendam owner sendam')
    })
    say('Preparing the database…')
    await this.webs[0]!.tool('prepare', ['ace.js', 'prepare'], { NODE_ENV: 'development' })
    // In production the sandbox books nothing.
    await withClient(primary.urlOf('sendam'), (client) =>
      client.query('update couriers set by_hand = true')
    )
  }

  async #beAsynchronous() {
    const changes = ['-s', 'synchronous_mode=false', '-s', 'synchronous_mode_strict=false']
    await this.nodes[0]!.patronictl('edit-config', ...changes, '--force', 'sendam')
    await until('no standby was synchronous', async () => !(await this.synchronous()))
  }

  primary(): Promise<DatabaseMachine | undefined> {
    return this.#nodeThatIs('primary')
  }

  synchronous(): Promise<DatabaseMachine | undefined> {
    return this.#nodeThatIs('synchronous')
  }

  /** Waits until all three machines are on one timeline and follow one primary. */
  async isWhole() {
    await until('all three machines followed one primary', async () => {
      const states = await Promise.all(this.nodes.map((node) => node.state()))
      const runs = states.every((state) => /^(running|streaming)$/.test(state?.state ?? ''))
      const timelines = new Set(states.map((state) => state?.timeline))
      const primary = await this.primary()
      return runs && timelines.size === 1 && primary && primary.isFollowed()
    })
  }

  /** Returns what `deploy/ha/check.sh` finds wrong. */
  check(): string[] {
    const addresses = this.nodes.map((node) => node.addressOn('ctl'))
    try {
      command(join(ROOT, 'deploy', 'ha', 'check.sh'), ...addresses)
      return []
    } catch (problem) {
      return [(problem as Error).message]
    }
  }

  async #nodeThatIs(role: 'primary' | 'synchronous') {
    const answers = await Promise.all(this.nodes.map((node) => node.is(role)))
    return this.nodes.find((_, at) => answers[at])
  }
}
