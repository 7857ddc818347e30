import transmit from '@adonisjs/transmit/services/main'
import logger from '@adonisjs/core/services/logger'
import { port } from '#shared/port'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What changed, as whoever changed it knows it: by the number of its row. */
type Kind = 'account' | 'approval' | 'shipment' | 'replay'

/** Whom it concerns, and what they would want to read again. Nothing of the change itself: each reads what is theirs. */
export type News = { channel: string; what: 'money' | 'shipments' | 'parcel' | 'tasks' | 'replays' }

type Audience = (ids: number[]) => Promise<News[]>

/** A busy moment is told once, and a payment never waits for being told of. */
const PAUSE_MS = 250

/** Whom a kind of change concerns. */
export const liveAudiences = port<Record<Kind, Audience>>('audiences of live updates')

const changed = new Map<Kind, Set<number>>()
let isTelling = false
let timer: NodeJS.Timeout | undefined

/** Staff who have the console open. */
export const CONSOLE = 'console'

/** Who is told of what belongs to an organization, and of what belongs to one person among its customers. */
export function channelOfOwner(organizationId: number, ownerUserId: number | null): string {
  return `owner:${organizationId}:${ownerUserId ?? 0}`
}

/** Whoever follows a parcel, customer or stranger. */
export function channelOfParcel(trackingNumber: number): string {
  return `parcel:${trackingNumber}`
}

/** Once the transaction is committed, open pages are told that this changed. */
export function changedIn(trx: TransactionClientContract, kind: Kind, id: number) {
  if (isTelling) trx.after('commit', () => note(kind, id))
}

/** Processes that serve or work tell; commands do not. */
export function beginTelling() {
  isTelling = true
}

export function endTelling() {
  isTelling = false
  clearTimeout(timer)
  timer = undefined
  changed.clear()
}

export function tells() {
  return isTelling
}

function note(kind: Kind, id: number) {
  const ids = changed.get(kind) ?? new Set()
  changed.set(kind, ids.add(id))
  timer ??= setTimeout(() => void tell(), PAUSE_MS).unref()
}

/** A page that is not told shows what is new when it is next opened, so nothing waits and nothing is repeated. */
async function tell() {
  timer = undefined
  const all = [...changed]
  changed.clear()
  try {
    const found = await Promise.all(
      all.map(([kind, ids]) => liveAudiences.provided[kind]([...ids]))
    )
    const told = new Map(found.flat().map((one) => [`${one.channel} ${one.what}`, one]))
    for (const { channel, what } of told.values()) transmit.broadcast(channel, what)
  } catch (error) {
    logger.warn({ err: error }, 'Open pages were not told of a change')
  }
}
