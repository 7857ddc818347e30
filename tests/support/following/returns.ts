import { DateTime } from 'luxon'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import Shipment from '#shipping/shipment/models/shipment'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import ReturnRules, { type AllowedReturns } from '#shipping/returns/models/return_rules'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { DEFAULT_REASONS } from '#shipping/returns/rules/return_choices'
import { buildLocalOrder } from '#tests/support/developers/shop'
import { makeShipment } from '#tests/support/shipment_rows'

/** Naira that the small tariff charges for 0.9 kg within Nigeria by the cheapest courier. */
export const HOME_NAIRA = 3_000

type Call = (method: 'post', path: string, body?: object) => PromiseLike<any>

/** Books a parcel with two shirts from Lagos to Abuja, and pays for it as the caller. */
export async function bookLocalShipment(call: Call, changes: object = {}): Promise<Shipment> {
  const answer = await call('post', '/shipment', await buildLocalOrder(changes))
  const { data } = typeof answer.body === 'function' ? answer.body() : answer.body
  await bookWithCourier(data.id)
  return Shipment.findOrFail(data.id)
}

/** Records the courier's pickup and delivery of a shipment. */
export async function recordDelivery({ id }: Pick<Shipment, 'id'>, at = DateTime.now()) {
  const told = (code: 'PICKED_UP' | 'DELIVERED', occurredAt: DateTime) => ({
    sourceId: `${code} ${at.toMillis()}`,
    code,
    text: code,
    place: null,
    countryCode: null,
    occurredAt,
  })
  const taken = told('PICKED_UP', at.minus({ hours: 5 }))
  await recordTrackingEvents(id, 'test', [taken, told('DELIVERED', at)])
}

export async function bookAndDeliver(call: Call, changes: object = {}): Promise<Shipment> {
  const shipment = await bookLocalShipment(call, changes)
  await recordDelivery(shipment)
  return shipment.refresh()
}

export const RETURN_REQUEST = { kind: 'return', reason: 'Damaged', pickup: true } as const

export async function allowReturns(
  organizationId: number,
  savedBy: number,
  rules: Partial<AllowedReturns> = {}
) {
  await ReturnRules.updateOrCreate(
    { organizationId },
    {
      forReceivers: true,
      reasons: [...DEFAULT_REASONS],
      windowDays: 14,
      needsApproval: true,
      exchanges: true,
      handOver: 'either',
      ...rules,
      savedBy,
    }
  )
}

/** Creates a return that has been delivered to the sender; neither shipment has a payment. */
export async function makeDeliveredReturn(): Promise<ShipmentReturn> {
  const first = await makeShipment({ status: 'DELIVERED' })
  const parcel = await makeShipment({ status: 'DELIVERED' })
  await parcel.merge({ returnOf: first.id }).save()
  const booked = { returnShipmentId: parcel.id, bookedAt: DateTime.now(), bookedBy: first.userId }
  return makeReturnRequest(first, booked)
}

/** Creates a request to return everything in a shipment of one package. */
export function makeReturnRequest(
  { id: shipmentId, organizationId, userId }: Shipment,
  more: Partial<ShipmentReturn> = {}
): Promise<ShipmentReturn> {
  return ShipmentReturn.create({
    organizationId,
    userId,
    shipmentId,
    kind: 'return',
    askedBy: 'staff',
    pickup: true,
    reason: 'Damaged',
    ...more,
    packages: [{ package: 1, weightGrams: 900, items: [{ item: 1, quantity: 2 }] }],
  } as const)
}
