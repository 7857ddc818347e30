import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, until } from '#tests/cluster/lab/cluster'

export interface Fault {
  name: string
  sentence: string
  /** The longest time in seconds in which no payment may succeed; null if none was refused. */
  backWithin: number
  /** Breaks something, holds it, and mends it. */
  happen: (cluster: Cluster) => Promise<void>
}

const SECOND_MS = 1000
const POSTMASTER = /bin\/postgres -D/

/** How long each state lasts before it is mended. */
const HELD_MS = 40 * SECOND_MS

async function thePrimary(cluster: Cluster) {
  const primary = await cluster.primary()
  if (!primary) throw new Error('There was no primary before the fault')
  return primary
}

export const FAULTS: Fault[] = [
  {
    name: 'postmaster',
    sentence: 'PostgreSQL of the primary is killed',
    backWithin: 15,
    async happen(cluster) {
      const primary = await thePrimary(cluster)
      primary.signal('SIGKILL', POSTMASTER)
    },
  },
  {
    name: 'switchover',
    sentence: 'the primary is switched over',
    backWithin: 5,
    async happen(cluster) {
      const primary = await thePrimary(cluster)
      await primary.patronictl('switchover', '--force', 'sendam')
    },
  },
  {
    name: 'kill',
    sentence: 'the machine of the primary dies',
    backWithin: 35,
    async happen(cluster) {
      const primary = await thePrimary(cluster)
      primary.signal('SIGKILL')
      await wait(HELD_MS)
      primary.boot()
    },
  },
  {
    name: 'cut',
    sentence: 'the primary is cut off in silence',
    backWithin: 35,
    async happen(cluster) {
      const primary = await thePrimary(cluster)
      primary.cut()
      await wait(1.5 * HELD_MS)
      primary.heal()
    },
  },
  {
    name: 'standbys',
    sentence: 'both standbys die, and one comes back after 20 seconds',
    backWithin: 20 + 15,
    async happen(cluster) {
      const primary = await thePrimary(cluster)
      const [one, other] = cluster.nodes.filter((node) => node !== primary)
      one!.signal('SIGKILL')
      other!.signal('SIGKILL')
      await wait(20 * SECOND_MS)
      one!.boot()
      await wait(HELD_MS / 2)
      other!.boot()
    },
  },
  {
    name: 'etcd',
    sentence: 'etcd loses its quorum for 30 seconds',
    backWithin: 30 + 20,
    async happen(cluster) {
      const primary = await thePrimary(cluster)
      const others = cluster.nodes.filter((node) => node !== primary)
      for (const node of others) node.signal('SIGKILL', /^etcd /)
      await wait(30 * SECOND_MS)
      for (const node of others) node.bootEtcd()
    },
  },
  {
    name: 'frozen',
    sentence: 'Patroni of the primary is frozen',
    backWithin: 35,
    async happen(cluster) {
      const primary = await thePrimary(cluster)
      const patroni = /bin\/patroni /
      primary.signal('SIGSTOP', patroni)
      await until('another machine became the primary', async () => {
        const now = await cluster.primary()
        return now && now !== primary
      })
      await wait(HELD_MS / 4)
      primary.signal('SIGCONT', patroni)
    },
  },
  {
    name: 'roll',
    sentence: 'the web processes restart one after the other',
    backWithin: 5,
    async happen(cluster) {
      for (const web of cluster.webs) {
        await web.restart('web')
        await wait(3 * SECOND_MS)
      }
    },
  },
]
