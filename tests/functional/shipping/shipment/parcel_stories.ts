import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import { emailWaybill } from '#shipping/documents/mails/email_waybill'
import type Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import type { ParcelState } from '#shipping/shipment/rules/parcel_states'
import { mailParcelException } from '#shipping/tracking/sender_notifications/parcel_exceptions'
import { sendTrackingUpdates } from '#shipping/tracking/subscriptions/tracking_notifications'
import TrackingSubscription from '#shipping/tracking/subscriptions/tracking_subscription'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

export const SENDER = 'member@sendam.test'
export const STAFF = 'admin@sendam.test'
const RECEIVER = { fullname: 'Grace Miller', email: 'grace@reader.test' }
export const PRICE = '₦1,234.50'
export const EXPECTED_ON = '2026-11-27'

export type Story = {
  /** The receiver's street; a word in it decides what the sandbox courier does. */
  street: string
  happen?: (shipment: Shipment, staff: ApiClientCall) => Promise<unknown>
  /** The status in answers of the API. */
  status: ShipmentStatus
  parcelState: ParcelState | null
  /** The badge in lists and on pages; staff also see that a parcel moves. */
  badge: string
  /** The task on the sender's Home, and the step in it that Track repeats. */
  senderTask: string | null
  senderStep: string | null
  /** What the page after booking says of the waybill. */
  waybill: 'ready' | 'refused' | 'voided'
  /** What the shipment's page says has happened, and what comes next. */
  senderPage: string[]
  staffPage: string[]
  /** Null if the public cannot track the parcel. */
  receiver: { status: string; note: string } | null
  /** The subject of the latest mail to the sender or to a subscriber, and what it says. */
  mails: { to: string; subject: string; text: string }[]
  isExpected: boolean
  isRefunded: boolean
  needsStaff: boolean
}

const HELD_SENDER =
  'Customs or the courier may need a document or an answer. Please look out for their call or e-mail, and ask the receiver to do the same.'
const REFUSED_SENDER =
  'Your money is safe. Please correct the address, and we will send it to the courier again, or take the refund.'
const REFUSED_ISSUE = "The courier does not deliver to the receiver's address."
const HELD_RECEIVER = {
  status: 'The courier is holding your package.',
  note: 'It may need a document or an answer from you or the sender. Please look out for a call or an e-mail from the courier or customs.',
}
const RETURNED_RECEIVER = {
  status: 'Your package was returned to the sender.',
  note: 'If you still want it, please contact the sender.',
}
const RETURNED_SENDER =
  'It was not delivered. If you still want to send it, check it and book it again.'

const UNTROUBLED = {
  parcelState: null,
  senderTask: null,
  senderStep: null,
  waybill: 'ready' as const,
  mails: [],
  isExpected: false,
  isRefunded: false,
  needsStaff: false,
}

/** What each of them must read, wherever they read it. */
export const STORIES = {
  booked: {
    ...UNTROUBLED,
    street: '1 High Street',
    happen: ({ id }) => emailWaybill(id),
    status: 'BOOKED',
    badge: 'Booked',
    senderPage: ['Booked with the courier'],
    staffPage: ['Booked with the courier'],
    receiver: {
      status: 'Your package is on the way.',
      note: 'The courier has not collected it yet.',
    },
    mails: [{ to: SENDER, subject: 'Your waybill for N', text: 'DHL has booked your shipment' }],
    isExpected: true,
  },
  refused: {
    ...UNTROUBLED,
    street: '1 REFUSE Street',
    status: 'PENDING_ISSUE',
    badge: 'Pending Issue',
    senderTask: `${REFUSED_ISSUE} Your money is safe, and you can also take the refund.`,
    senderStep: REFUSED_SENDER,
    waybill: 'refused',
    senderPage: ['The courier could not take this shipment', REFUSED_ISSUE, REFUSED_SENDER],
    staffPage: [
      'The courier could not take this shipment',
      REFUSED_ISSUE,
      'Correct the address, retry it, or void it to refund the price.',
    ],
    receiver: {
      status: 'The courier could not take your package.',
      note: 'Nothing for you to do. The sender is sorting it out with us, and we will update this page.',
    },
    needsStaff: true,
  },
  held: {
    ...UNTROUBLED,
    street: '1 HOLD Street',
    happen: followToItsEnd,
    status: 'COURIER_ASSIGNED',
    parcelState: 'HELD',
    badge: 'Courier Assigned, Held',
    senderTask: HELD_SENDER,
    senderStep: HELD_SENDER,
    senderPage: ['The courier is holding this parcel', HELD_SENDER],
    staffPage: ['The courier is holding this parcel'],
    receiver: HELD_RECEIVER,
    mails: [
      {
        to: RECEIVER.email,
        subject: 'Parcel N: Held by the courier',
        text: `${HELD_RECEIVER.status}\n\n${HELD_RECEIVER.note}`,
      },
    ],
  },
  returned: {
    ...UNTROUBLED,
    street: '1 RETURN Street',
    happen: followToItsEnd,
    status: 'COURIER_ASSIGNED',
    parcelState: 'RETURNED',
    badge: 'Courier Assigned, Returned',
    senderStep: RETURNED_SENDER,
    senderPage: ['This parcel was returned to the sender', RETURNED_SENDER],
    staffPage: ['This parcel was returned to the sender'],
    receiver: RETURNED_RECEIVER,
    mails: [
      {
        to: RECEIVER.email,
        subject: 'Parcel N: Returned to the sender',
        text: `${RETURNED_RECEIVER.status}\n\n${RETURNED_RECEIVER.note}`,
      },
      { to: SENDER, subject: 'Your parcel N: Returned', text: RETURNED_SENDER },
    ],
  },
  voided: {
    ...UNTROUBLED,
    street: '1 High Street',
    happen: async ({ id }, staff) => {
      const answer = await staff('delete', `/shipment/void/${id}`)
      answer.assertStatus(200)
    },
    status: 'VOIDED',
    badge: 'Voided',
    waybill: 'voided',
    senderPage: ['This shipment was voided', 'We refunded its price.'],
    staffPage: ['This shipment was voided', 'We refunded its price.'],
    receiver: null,
    isRefunded: true,
  },
} satisfies Record<string, Story>

export type StoryName = keyof typeof STORIES

export const storyOf = (name: StoryName): Story => STORIES[name]

/** Books, pays and hands a parcel to the sandbox courier, and lets happen what the story says. */
export async function live(name: StoryName, client: ApiClient): Promise<Shipment> {
  const { street, happen } = storyOf(name)
  const shipment = await makeShipment({
    status: 'AWAITING_PAYMENT_CONFIRMATION',
    shippingNaira: 1234.5,
    receiver: { ...RECEIVER, address: street },
  })
  const sender = await apiClientOf(client, SENDER)
  const reference = shipment.transactionReference
  const paid = await sender('post', `/shipment/${reference}/make_payment/Wallet`)
  paid.assertStatus(200)
  await bookWithCourier(shipment.id)
  await shipment.refresh()
  await shipment.merge({ estimatedDeliveryOn: DateTime.fromISO(EXPECTED_ON) }).save()
  await happen?.(shipment, await apiClientOf(client, STAFF))
  return shipment.refresh()
}

/** Lets a day pass at the courier, and sends what the worker would send. */
async function followToItsEnd({ id, transactionReference }: Shipment) {
  const subscription = await TrackingSubscription.create({
    shipmentId: id,
    channel: 'email',
    email: RECEIVER.email,
    language: 'en',
  })
  await subscription.begin()
  const parcel = await SandboxParcel.findOrFail(transactionReference)
  await parcel.merge({ acceptedAt: parcel.acceptedAt.minus({ days: 1 }) }).save()
  await pollTracking()
  await mailParcelException(id)
  await sendTrackingUpdates(id)
}
