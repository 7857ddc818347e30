import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../../../bin/runtime/postgres_database.ts'
import { DatabaseMachine } from '#tests/cluster/lab/database_machine'
import { layNetworks } from '#tests/cluster/lab/machine'
import { LoadBalancer, WebMachine } from '#tests/cluster/lab/web_machine'

const WITHIN_MS = 180_000

/** Waits until `holds` returns something, and says what it waited for if it never does. */
export async function until<T>(
  sentence: string,
  holds: () => Promise<T | null | false | undefined>,
  withinMs = WITHIN_MS
): Promise<T> {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(250)) {
    const found = await holds()
    if (found) return found
  }
  throw new Error(`In ${withinMs / 1000} seconds it did not happen that ${sentence}`)
}

/** Three machines with a database, two with web and worker, and a load balancer. */
export class Cluster {
  readonly nodes: DatabaseMachine[]
  readonly webs: WebMachine[]
  readonly balancer: LoadBalancer

  private constructor() {
    layNetworks()
    this.nodes = [1, 2, 3].map((number) => new DatabaseMachine(number))
    this.webs = [1, 2].map((number) => new WebMachine(`w${number}`, 10 + number))
    this.balancer = new LoadBalancer()
  }

  static async boot(say: (line: string) => void): Promise<Cluster> {
    const cluster = new Cluster()
    say('Starting etcd, Patroni and PostgreSQL on three machines…')
    for (const node of cluster.nodes) node.boot()
    const primary = await until('a primary had a synchronous standby', async () => {
      return (await cluster.synchronous()) && cluster.primary()
    })
    await withClient(primary.urlOf('postgres'), async (client) => {
      await client.query(`create role sendam login password 'sendam-password'`)
      await client.query('create database sendam owner sendam')
    })
    say('Preparing the database…')
    const [w1] = cluster.webs
    await w1!.tool('prepare', ['ace.js', 'prepare'], { NODE_ENV: 'development' })
    // In production the sandbox books nothing.
    await withClient(primary.urlOf('sendam'), (client) =>
      client.query('update couriers set by_hand = true')
    )
    say('Starting web processes and workers on two machines…')
    for (const web of cluster.webs) {
      web.keep('web')
      web.keep('worker')
    }
    await Promise.all(cluster.webs.map((web) => web.serves()))
    await until('the load balancer knew a web process', () => cluster.balancer.serves())
    return cluster
  }

  async primary(): Promise<DatabaseMachine | undefined> {
    const answers = await Promise.all(this.nodes.map((node) => node.is('primary')))
    return this.nodes.find((_, at) => answers[at])
  }

  async synchronous(): Promise<DatabaseMachine | undefined> {
    const answers = await Promise.all(this.nodes.map((node) => node.is('synchronous')))
    return this.nodes.find((_, at) => answers[at])
  }

  /** Waits until all three machines are on one timeline and two of them follow. */
  async isWhole() {
    await until('all three machines followed one primary again', async () => {
      const states = await Promise.all(this.nodes.map((node) => node.state()))
      const timelines = new Set(states.map((state) => state?.timeline))
      const runs = states.every((state) => state?.state === 'running' || state?.state === 'streaming')
      return runs && timelines.size === 1 && (await this.primary()) && (await this.synchronous())
    })
  }
}
