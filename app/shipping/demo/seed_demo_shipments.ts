import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import couriers from '#config/couriers'
import { DEMO_ACCOUNTS } from '#identity/demo'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import type { Caller } from '#identity/sessions/caller'
import { createHomeCaller } from '#identity/sessions/create_caller'
import { cancelBooking, prepareBooking } from '#shipping/booking/prepare_booking'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import {
  type CourierBooking,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import {
  DEMO_PARCELS,
  DEMO_DOMAIN,
  buildDemoSubmission,
  type DemoParcel,
} from '#shipping/demo/demo_parcels'
import { driversByCarrier } from '#shipping/pricing/carrier_accounts'
import BillingGroup from '#shipping/pricing/models/billing_group'
import ItemCategory from '#shipping/pricing/models/item_category'
import { SandboxCourier } from '#shipping/carriers/sandbox_courier'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import Shipment from '#shipping/shipment/models/shipment'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { payShipment } from '#shipping/billing/pay_shipment'
import { voidShipment } from '#shipping/carriers/void_shipment'

const SLOW_PACE_SECONDS = 86_400

/** Books through the same code as customers. Runs once. */
export async function seedDemoShipments() {
  if (!(await ShippingZone.query().whereNull('archivedAt').first())) return
  await assignDemoBillingGroup()
  const { drivers } = couriers
  // Demo parcels do not exist, so no real courier may get their orders.
  couriers.drivers = driversByCarrier(['sandbox'])
  try {
    for (const { email } of DEMO_ACCOUNTS) await createDemoParcels(await loadDemoCaller(email))
  } finally {
    couriers.drivers = drivers
  }
}

async function createDemoParcels(caller: Caller) {
  if (await hasDemoParcels(caller)) return
  const categories = await ItemCategory.all()
  for (const parcel of DEMO_PARCELS) await createDemoParcel(caller, parcel, categories)
}

/** Only receivers of demo parcels have addresses in this domain. */
function hasDemoParcels({ user }: Caller) {
  return Shipment.query()
    .where('userId', user.id)
    .whereHas('addresses', (query) => query.whereLike('email', `%${DEMO_DOMAIN}`))
    .first()
}

/** ACME Foods pays the demo tariff's group prices, unless staff chose otherwise. */
export async function assignDemoBillingGroup() {
  const group = await BillingGroup.findBy('name', 'Preferred Businesses')
  if (!group) return
  await Organization.query()
    .where('subdomain', 'acme')
    .whereNull('billingGroupId')
    .update({ billingGroupId: group.id })
}

export async function loadDemoCaller(email: string): Promise<Caller> {
  const user = await User.findByOrFail('email', email)
  return createHomeCaller(user)
}

async function createDemoParcel(caller: Caller, parcel: DemoParcel, categories: ItemCategory[]) {
  const booking = await prepareBooking(caller, buildDemoSubmission(caller, parcel, categories))
  const { shipmentId, transactionReference } = await db.transaction(booking)
  if (parcel.status === 'CANCELED') await cancelBooking(caller, shipmentId)
  if (['AWAITING_PAYMENT_CONFIRMATION', 'CANCELED'].includes(parcel.status)) return
  await db.transaction((trx) => payShipment(trx, caller, transactionReference, { balance: 'cash' }))
  await bookDemoParcel(shipmentId, parcel)
  const shipment = await Shipment.findWithDetails(shipmentId)
  if (parcel.status === 'VOIDED') await voidDemoShipment(shipment)
  else if (shipment.waybillNumber) await advanceSandboxParcel(shipment, parcel.stepsDone ?? 0)
}

/** Simulates a courier that does not respond or refuses, where the demo shows such a parcel. */
async function bookDemoParcel(shipmentId: number, { status, refusal }: DemoParcel) {
  if (status === 'PENDING') {
    const silent = new UnresponsiveCourier(new CourierUnresponsive('The courier does not answer'))
    return bookWithCourier(shipmentId, () => silent).catch(ignoreUnresponsive)
  }
  if (!refusal) return bookWithCourier(shipmentId)
  const refusing = new UnresponsiveCourier(new CourierRefused(refusal))
  return bookWithCourier(shipmentId, () => refusing)
}

class UnresponsiveCourier extends SandboxCourier {
  constructor(private answer: Error) {
    super('dhl', SLOW_PACE_SECONDS)
  }

  async book(): Promise<CourierBooking> {
    throw this.answer
  }
}

function ignoreUnresponsive(error: unknown) {
  if (!(error instanceof CourierUnresponsive)) throw error
}

/** The sandbox advances one step a day, so the parcel is backdated by `steps` days. */
async function advanceSandboxParcel(shipment: Shipment, steps: number) {
  const parcel = await SandboxParcel.findOrFail(shipment.transactionReference)
  const acceptedAt = steps ? lastMorning().minus({ days: steps }) : parcel.acceptedAt
  await parcel.merge({ acceptedAt, paceSeconds: SLOW_PACE_SECONDS }).save()
  if (steps === 0) return
  // The booking and the payment must precede the courier's acceptance.
  await Shipment.query()
    .where('id', shipment.id)
    .update({ createdAt: acceptedAt.minus({ hours: 2 }), paidAt: acceptedAt.minus({ hours: 1 }) })
  await pollTracking()
}

/** 10:00 in Lagos, so that the sandbox picks up and delivers by day. */
function lastMorning(): DateTime {
  const now = DateTime.now().setZone('Africa/Lagos')
  const morning = now.startOf('day').set({ hour: 10 })
  return morning > now ? morning.minus({ days: 1 }) : morning
}

async function voidDemoShipment({ id }: Shipment) {
  await voidShipment(await loadDemoCaller('admin@sendam.test'), id, 'Sent by mistake')
}
