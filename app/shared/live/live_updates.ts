import transmit from '@adonisjs/transmit/services/main'
import logger from '@adonisjs/core/services/logger'
import { port } from '#shared/port'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What changed, as whoever changed it knows it: by the number of its row. */
type ChangeKind = 'account' | 'approval' | 'shipment' | 'replay'

/** Whom it concerns, and what they would want to read again. Nothing of the change itself: each reads what is theirs. */
export type LiveUpdate = {
  channel: string
  what: 'money' | 'shipments' | 'parcel' | 'tasks' | 'replays'
}

type Audience = (ids: number[]) => Promise<LiveUpdate[]>

/** A busy moment is told once, and a payment never waits for being told of. */
const PAUSE_MS = 250

/** Whom a kind of change concerns. */
export const liveAudiences = port<Record<ChangeKind, Audience>>('audiences of live updates')

const queuedChanges = new Map<ChangeKind, Set<number>>()
let isBroadcasting = false
let timer: NodeJS.Timeout | undefined

/** Staff who have the console open. */
export const CONSOLE_CHANNEL = 'console'

/** Who is told of what belongs to an organization, and of what belongs to one person among its customers. */
export function toOwnerChannel(organizationId: number, ownerUserId: number | null): string {
  return `owner:${organizationId}:${ownerUserId ?? 0}`
}

/** Whoever follows a parcel, customer or stranger. */
export function toParcelChannel(trackingNumber: number): string {
  return `parcel:${trackingNumber}`
}

/** Once the transaction is committed, open pages are told that this changed. */
export function broadcastChange(trx: TransactionClientContract, kind: ChangeKind, id: number) {
  if (isBroadcasting) trx.after('commit', () => queueChange(kind, id))
}

/** Processes that serve or work tell; commands do not. */
export function startLiveUpdates() {
  isBroadcasting = true
}

export function stopLiveUpdates() {
  isBroadcasting = false
  clearTimeout(timer)
  timer = undefined
  queuedChanges.clear()
}

export function areLiveUpdatesOn() {
  return isBroadcasting
}

function queueChange(kind: ChangeKind, id: number) {
  const ids = queuedChanges.get(kind) ?? new Set()
  queuedChanges.set(kind, ids.add(id))
  timer ??= setTimeout(() => void broadcastQueuedChanges(), PAUSE_MS).unref()
}

/** A page that is not told shows what is new when it is next opened, so nothing waits and nothing is repeated. */
async function broadcastQueuedChanges() {
  timer = undefined
  const all = [...queuedChanges]
  queuedChanges.clear()
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
