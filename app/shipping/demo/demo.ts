import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import couriers from '#config/couriers'
import { DEMO_ACCOUNTS } from '#identity/demo'
import Organization from '#identity/organizations/models/organization'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'
import { Caller } from '#identity/sessions/caller'
import { cancelBooking, prepareBooking } from '#shipping/booking/booking'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { followParcels } from '#shipping/carriers/parcel_following'
import {
  DEMO_PARCELS,
  DEMO_RECEIVER_EMAIL,
  demoSubmission,
  type DemoParcel,
} from '#shipping/demo/demo_parcels'
import { driversOf } from '#shipping/pricing/courier_settings'
import BillingGroup from '#shipping/pricing/models/billing_group'
import ItemCategory from '#shipping/pricing/models/item_category'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import Shipment from '#shipping/shipment/models/shipment'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { payShipment } from '#shipping/billing/payment'
import { voidShipment } from '#shipping/carriers/voiding'

/** A parcel in every state for each demo account, made the way a customer makes them. Once. */
export async function seedDemoShipments() {
  if (!(await ShippingZone.query().whereNull('archivedAt').first())) return
  await giveBusinessItsPrices()
  const { drivers } = couriers
  // Whatever accounts are set here, no real courier is ordered for parcels that do not exist.
  couriers.drivers = driversOf(['sandbox'])
  try {
    for (const { email } of DEMO_ACCOUNTS) await sendDemoParcels(await callerOf(email))
  } finally {
    couriers.drivers = drivers
  }
}

async function sendDemoParcels(caller: Caller) {
  if (await hasDemoParcels(caller)) return
  const categories = await ItemCategory.all()
  for (const parcel of DEMO_PARCELS) await sendDemoParcel(caller, parcel, categories)
}

/** The receivers of demo parcels share an e-mail address that nobody else has. */
function hasDemoParcels({ user }: Caller) {
  return Shipment.query()
    .where('userId', user.id)
    .whereHas('addresses', (query) => query.where('email', DEMO_RECEIVER_EMAIL))
    .first()
}

/** ACME Foods pays the prices of the demo tariff's billing group, unless staff chose otherwise. */
async function giveBusinessItsPrices() {
  const group = await BillingGroup.findBy('name', 'Preferred Businesses')
  if (!group) return
  await Organization.query()
    .where('subdomain', 'acme')
    .whereNull('billingGroupId')
    .update({ billingGroupId: group.id })
}

async function callerOf(email: string): Promise<Caller> {
  const user = await User.findByOrFail('email', email)
  const { organization } = await Membership.query()
    .where('userId', user.id)
    .preload('organization')
    .firstOrFail()
  return new Caller(user, organization)
}

async function sendDemoParcel(caller: Caller, parcel: DemoParcel, categories: ItemCategory[]) {
  const booking = await prepareBooking(caller, demoSubmission(caller, parcel, categories))
  const { shipmentId, reference } = await db.transaction(booking)
  if (parcel.status === 'CANCELED') await cancelBooking(caller, shipmentId)
  if (['AWAITING_PAYMENT_CONFIRMATION', 'CANCELED'].includes(parcel.status)) return
  await db.transaction((trx) => payShipment(trx, caller, reference, { balance: 'cash' }))
  if (parcel.status === 'PENDING') return
  await bookWithCourier(shipmentId)
  const shipment = await Shipment.whole(shipmentId)
  if (parcel.status === 'VOIDED') await takeBack(shipment)
  else if (parcel.stepsDone) await bringForward(shipment, parcel.stepsDone)
}

/** As if the courier had taken it that many of its steps ago. */
async function bringForward(shipment: Shipment, steps: number) {
  const parcel = await SandboxParcel.findOrFail(shipment.transactionReference)
  const acceptedAt = DateTime.now().minus({ seconds: steps * parcel.paceSeconds })
  await parcel.merge({ acceptedAt }).save()
  // It was booked and paid before that, or its story would be told backwards.
  await Shipment.query()
    .where('id', shipment.id)
    .update({ createdAt: acceptedAt.minus({ hours: 2 }), paidAt: acceptedAt.minus({ hours: 1 }) })
  await followParcels()
}

async function takeBack({ id }: Shipment) {
  await voidShipment(await callerOf('admin@sendam.test'), id, 'Sent by mistake')
}
