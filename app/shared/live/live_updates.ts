import transmit from '@adonisjs/transmit/services/main'
import logger from '@adonisjs/core/services/logger'
import { port } from '#shared/port'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type ChangeKind = 'account' | 'approval' | 'inbox_note' | 'shipment' | 'replay'

/** Tells pages on a channel what to reload. Has no data: each page may read only its own. */
export type LiveUpdate = {
  channel: string
  what: 'money' | 'shipments' | 'parcel' | 'tasks' | 'replays'
}

type Audience = (ids: number[]) => Promise<LiveUpdate[]>

/** Changes within this time are broadcast together, after the commit, so no payment waits. */
const PAUSE_MS = 250

export const liveAudiences = port<Record<ChangeKind, Audience>>('audiences of live updates')

const queuedChanges = new Map<ChangeKind, Set<number>>()
let isBroadcasting = false
let timer: NodeJS.Timeout | undefined

export const CONSOLE_CHANNEL = 'console'

/** Returns a business's channel. Retail customers are strangers, so each user has a channel. */
export function toOwnerChannel(organizationId: number, ownerUserId: number | null): string {
  return `owner:${organizationId}:${ownerUserId ?? 0}`
}

export function toParcelChannel(trackingNumber: number): string {
  return `parcel:${trackingNumber}`
}

/** Broadcasts a change to open pages once the transaction commits. */
export function broadcastChange(trx: TransactionClientContract, kind: ChangeKind, id: number) {
  if (isBroadcasting) trx.after('commit', () => queueChange(kind, id))
}

/** Starts broadcasting, in web and worker processes; a command's changes are not broadcast. */
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

/** Does not retry: a page that misses an update has the new data when it is next opened. */
async function broadcastQueuedChanges() {
  timer = undefined
  const all = [...queuedChanges]
  queuedChanges.clear()
  try {
    const found = await Promise.all(
      all.map(([kind, ids]) => liveAudiences.provided[kind]([...ids]))
    )
    const updates = new Map(found.flat().map((one) => [`${one.channel} ${one.what}`, one]))
    for (const { channel, what } of updates.values()) transmit.broadcast(channel, what)
  } catch (error) {
    logger.warn({ err: error }, 'Open pages could not be notified of a change')
  }
}
