import type { BodyOf, DataOf } from './call_types'
import type { PageUser } from './page_user'
import { callApi } from './call_api'
import type { ApiRefusal } from '~/api/api_outcome'
import {
  draftKeyPrefix,
  onDraftDeleted,
  OUTBOX_KEY,
  readDraft,
  removeDraft,
  writeDraft,
} from '~/hooks/local_drafts'
import type { BookingForm } from '#shipping/booking/components/form/form_model'

type BookedShipmentData = DataOf<'api.shipping.shipments.store'>

/** A booking made offline. The outbox sends it, but never pays for it. */
export interface QueuedBooking {
  /** The Idempotency-Key, so that sending it again books only once. */
  key: string
  body: BodyOf<'api.shipping.shipments.store'>
  form: BookingForm
  refusal: ApiRefusal | null
}

interface SentBooking {
  key: string
  recipient: string
  shipmentId: number
}

export interface Outbox {
  kept: readonly QueuedBooking[]
  sent: readonly SentBooking[]
}

export const EMPTY_OUTBOX: Outbox = { kept: [], sent: [] }

/** Increase this when `StoredOutbox` changes: bookings of another version are not read. */
const OUTBOX_VERSION = 1

interface StoredOutbox {
  shape: number
  kept: QueuedBooking[]
}

/** Temporary errors: the booking is sent again. */
const RETRYABLE_CODES = [
  ...['E_STILL_RUNNING', 'E_SERVER_ERROR', 'E_UNAVAILABLE', 'E_TOO_MANY_REQUESTS'],
  ...['E_UNAUTHORIZED_ACCESS', 'E_BAD_CSRF_TOKEN', 'E_OTHER_ORGANIZATION'],
]

const listeners = new Set<() => void>()

let storageKey: string | null = null
let outboxOwner: PageUser | undefined
let outbox = EMPTY_OUTBOX
let sending: Promise<void> | null = null

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function getOutbox(): Outbox {
  return outbox
}

/** Opens the outbox of this user and organization. */
export function openOutbox(caller: PageUser): () => void {
  outboxOwner = caller
  storageKey = `${draftKeyPrefix(caller.id)}${OUTBOX_KEY}${caller.organization}`
  updateOutbox({ kept: readDraft<StoredOutbox>(storageKey, OUTBOX_VERSION)?.kept ?? [], sent: [] })
  return onDraftDeleted(storageKey, () => updateOutbox(EMPTY_OUTBOX))
}

/** Returns false if the browser could not store the booking. */
export function queueBooking(booking: QueuedBooking): boolean {
  updateOutbox({ ...outbox, kept: [...queuedWithout(booking.key), booking] })
  return storageKey !== null && readDraft<StoredOutbox>(storageKey, OUTBOX_VERSION) !== null
}

export function discardQueuedBooking(key: string) {
  updateOutbox({ ...outbox, kept: queuedWithout(key) })
}

export function dismissSentBooking(key: string) {
  updateOutbox({ ...outbox, sent: outbox.sent.filter((booking) => booking.key !== key) })
}

export function sendQueuedBookings(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = null))
  return sending
}

async function sendAll() {
  const caller = outboxOwner
  for (const booking of outbox.kept) {
    if (booking.refusal || !outbox.kept.includes(booking)) continue
    const { key: idempotencyKey, body } = booking
    const outcome = await callApi('api.shipping.shipments.store', { body, idempotencyKey, caller })
    // The user discarded the booking while it was sent. It is now an incomplete booking.
    if (!outbox.kept.includes(booking)) continue
    if (outcome.ok) moveToSent(booking, outcome.body.data)
    else if (isFinalRefusal(outcome)) queueBooking({ ...booking, refusal: outcome })
    else return
  }
}

function moveToSent({ key, form }: QueuedBooking, { id: shipmentId }: BookedShipmentData) {
  const sent = { key, recipient: form.destination.fullname, shipmentId }
  updateOutbox({ kept: queuedWithout(key), sent: [...outbox.sent, sent] })
}

/** Network, gateway and server errors decide nothing about the booking. */
function isFinalRefusal({ code }: ApiRefusal): boolean {
  return code !== undefined && !RETRYABLE_CODES.includes(code)
}

function queuedWithout(key: string): QueuedBooking[] {
  return outbox.kept.filter((booking) => booking.key !== key)
}

function updateOutbox(next: Outbox) {
  outbox = next
  if (storageKey && next.kept.length > 0) {
    writeDraft(storageKey, { shape: OUTBOX_VERSION, kept: next.kept } as StoredOutbox)
  } else if (storageKey) removeDraft(storageKey)
  for (const listener of listeners) listener()
}
