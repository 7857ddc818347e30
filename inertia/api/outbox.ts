import type { BodyOf, DataOf } from './calls'
import type { PageCaller } from './page_caller'
import { send } from './send'
import type { Refusal } from '~/hooks/api_outcome'
import { draftsOf, onForgetting, OUTBOX, readDraft, removeDraft, writeDraft } from '~/hooks/drafts'
import type { BookingForm } from '#shipping/booking/components/form/form_model'

type Booked = DataOf<'api.shipping.shipments.store'>

/** A booking that was made while there was no connection. It is never paid from here. */
export interface KeptBooking {
  /** Its Idempotency-Key: however often it is sent, it is booked once. */
  key: string
  body: BodyOf<'api.shipping.shipments.store'>
  form: BookingForm
  /** Why it was not taken; it is not sent again as it is. */
  refusal: Refusal | null
}

/** What has become of one since this page was opened. */
interface SentBooking {
  key: string
  recipient: string
  shipmentId: number
}

export interface Outbox {
  kept: readonly KeptBooking[]
  sent: readonly SentBooking[]
}

export const NO_OUTBOX: Outbox = { kept: [], sent: [] }

/** Raise it when what is kept changes its shape. */
const SHAPE = 1

interface Stored {
  shape: number
  kept: KeptBooking[]
}

/** Ours to answer later: nobody has said no. */
const OPEN = [
  ...['E_STILL_RUNNING', 'E_SERVER_ERROR', 'E_UNAVAILABLE', 'E_TOO_MANY_REQUESTS'],
  ...['E_UNAUTHORIZED_ACCESS', 'E_BAD_CSRF_TOKEN', 'E_OTHER_ORGANIZATION'],
]

const listeners = new Set<() => void>()

let place: string | null = null
let owner: PageCaller | undefined
let outbox = NO_OUTBOX
let sending: Promise<void> | null = null

export function listenToOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function currentOutbox(): Outbox {
  return outbox
}

/** Of whoever is signed in, for the organization that they act for. */
export function openOutbox(caller: PageCaller): () => void {
  owner = caller
  place = `${draftsOf(caller.id)}${OUTBOX}${caller.organization}`
  change({ kept: readDraft<Stored>(place, SHAPE)?.kept ?? [], sent: [] })
  return onForgetting(place, () => change(NO_OUTBOX))
}

/** Answers whether this browser keeps it. */
export function keepBooking(booking: KeptBooking): boolean {
  change({ ...outbox, kept: [...without(booking.key), booking] })
  return place !== null && readDraft<Stored>(place, SHAPE) !== null
}

export function discardBooking(key: string) {
  change({ ...outbox, kept: without(key) })
}

export function forgetSent(key: string) {
  change({ ...outbox, sent: outbox.sent.filter((booking) => booking.key !== key) })
}

/** One after the other; what is not answered stays, with its key. */
export function sendKept(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = null))
  return sending
}

async function sendAll() {
  const caller = owner
  for (const booking of outbox.kept) {
    if (booking.refusal || !outbox.kept.includes(booking)) continue
    const { key: idempotencyKey, body } = booking
    const outcome = await send('api.shipping.shipments.store', { body, idempotencyKey, caller })
    // Thrown away while it was on its way: it is among the incomplete bookings then.
    if (!outbox.kept.includes(booking)) continue
    if (outcome.ok) told(booking, outcome.body.data)
    else if (isRefusal(outcome)) keepBooking({ ...booking, refusal: outcome })
    else return
  }
}

function told({ key, form }: KeptBooking, { id: shipmentId }: Booked) {
  const sent = { key, recipient: form.destination.fullname, shipmentId }
  change({ kept: without(key), sent: [...outbox.sent, sent] })
}

/** Silence, a gateway's page and a server in trouble say nothing about the booking. */
function isRefusal({ code }: Refusal): boolean {
  return code !== undefined && !OPEN.includes(code)
}

function without(key: string): KeptBooking[] {
  return outbox.kept.filter((booking) => booking.key !== key)
}

function change(next: Outbox) {
  outbox = next
  if (place && next.kept.length > 0) {
    writeDraft(place, { shape: SHAPE, kept: next.kept } as Stored)
  } else if (place) removeDraft(place)
  for (const listener of listeners) listener()
}
