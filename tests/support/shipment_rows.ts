import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { driverFor } from '#shipping/carriers/courier_drivers'
import ItemCategory from '#shipping/pricing/models/item_category'
import type { AssignedNumbers } from '#shipping/carriers/mark_booked'
import { buildLookupRequest } from '#shipping/carriers/build_booking_request'
import SandboxParcel from '#shipping/carriers/sandbox_parcel'
import { SEEDED_COURIERS } from '#shipping/pricing/seed_couriers'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'
import ShipmentItem from '#shipping/shipment/models/shipment_item'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import { requireShipmentKind } from '#shipping/pricing/shipment_kind'
import {
  generateTrackingNumber,
  generateTransactionReference,
} from '#shipping/shipment/shipment_numbers'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

/** Origins and destinations of test parcels; they match the reference data. */
const PLACES = {
  NG: { name: 'Nigeria', stateKey: 'NG_LA', state: 'Lagos', city: 'Ikeja', at: [10, 8] },
  GB: {
    name: 'United Kingdom',
    stateKey: 'GB_ENG',
    state: 'England',
    city: 'London',
    at: [54, -2],
  },
  US: {
    name: 'United States',
    stateKey: 'US_NY',
    state: 'New York',
    city: 'New York',
    at: [38, -97],
  },
  GH: { name: 'Ghana', stateKey: 'GH_AA', state: 'Greater Accra', city: 'Accra', at: [8, -2] },
} as const

type TestCountry = keyof typeof PLACES

export type ShipmentDraft = {
  status?: ShipmentStatus
  from?: TestCountry
  to?: TestCountry
  courierCode?: string
  courierDriver?: CourierDriverName
  /** E-mail address of the owner, who has a demo account. */
  owner?: string
  packages?: number
  receiver?: { fullname?: string; address?: string; phoneNumber?: string; email?: string }
  shippingNaira?: number
  createdAt?: DateTime
  /** When the shipment reached its present status. */
  since?: DateTime
  /** When the courier accepted the shipment; the sandbox courier's progress depends on it. */
  acceptedAt?: DateTime
  estimatedDeliveryOn?: DateTime | null
}

const PATHS: Record<ShipmentStatus, ShipmentStatus[]> = {
  AWAITING_PAYMENT_CONFIRMATION: [],
  PENDING: ['PENDING'],
  BOOKED: ['PENDING', 'BOOKED'],
  COURIER_ASSIGNED: ['PENDING', 'BOOKED', 'COURIER_ASSIGNED'],
  DELIVERED: ['PENDING', 'BOOKED', 'COURIER_ASSIGNED', 'DELIVERED'],
  PENDING_ISSUE: ['PENDING', 'PENDING_ISSUE'],
  CANCELED: ['CANCELED'],
  VOIDED: ['PENDING', 'BOOKED', 'VOIDED'],
}

/**
 * Creates a shipment in any status with all its rows, as if it had been booked and paid. From the
 * status BOOKED on, the sandbox courier knows it. No money moves.
 */
export async function makeShipment(draft: ShipmentDraft = {}): Promise<Shipment> {
  await ensurePlacesAndCouriers()
  const { id } = await makeRow(draft)
  await makeAddresses(id, draft)
  await makePackages(id, draft.packages ?? 1)
  await makeCharges(id, draft.shippingNaira ?? 45_000)
  await makeHistory(id, draft)
  const shipment = await Shipment.findWithDetails(id)
  if (!PATHS[shipment.status].includes('BOOKED')) return shipment
  await handToCourier(shipment, draft.acceptedAt)
  return Shipment.findWithDetails(id)
}

async function makeRow(draft: ShipmentDraft) {
  const { status = 'BOOKED', from = 'NG', to = 'GB' } = draft
  const owner = await ownerOf(draft.owner ?? 'member@sendam.test')
  const createdAt = draft.createdAt ?? DateTime.now().minus({ minutes: 10 })
  const isPaid = PATHS[status].includes('PENDING')
  return Shipment.create({
    ...owner,
    ...(isPaid ? paid(draft, createdAt) : {}),
    transactionReference: generateTransactionReference(),
    trackingNumber: await generateTrackingNumber(),
    kind: requireShipmentKind(from, to),
    status,
    courierCode: draft.courierCode ?? 'DHL',
    serviceType: 'DHL Express Worldwide',
    deliveryTimeline: '2 to 4 working days',
    priceTrace: {
      zoneId: 1,
      zone: PLACES[to].name,
      billingGroup: null,
      rateId: 1,
      aboveGrams: 1000,
      endGrams: 30_000,
      actualGrams: 1500,
      volumetricGrams: 1200,
      billableGrams: 1500,
    },
    insurance: 'Standard',
    pickup: true,
    signatureRequired: false,
    declaredValueKobo: 25_000_00,
    actualGrams: 1500,
    volumetricGrams: 1200,
    billableGrams: 1500,
    paymentAmountKobo: Math.round((draft.shippingNaira ?? 45_000) * 100),
    issue: status === 'PENDING_ISSUE' ? 'The courier asks for a postal code.' : null,
    inTransit: status === 'COURIER_ASSIGNED',
    deliveredAt: status === 'DELIVERED' ? DateTime.now() : null,
    estimatedDeliveryOn: draft.estimatedDeliveryOn ?? null,
    createdAt,
  })
}

function paid({ courierDriver = 'sandbox' }: ShipmentDraft, createdAt: DateTime) {
  return { courierDriver, paymentMethod: 'cash', paidAt: createdAt.plus({ minutes: 2 }) } as const
}

async function ownerOf(email: string) {
  if (!(await User.findBy('email', email))) await seedDemoAccounts()
  const user = await User.findByOrFail('email', email)
  const { organizationId } = await user.homeMembership()
  return { userId: user.id, organizationId }
}

async function makeAddresses(
  shipmentId: number,
  { from = 'NG', to = 'GB', receiver }: ShipmentDraft
) {
  const people = {
    origin: { fullname: 'Chidi Eze', phoneNumber: '08031234567', address: '5 Allen Avenue' },
    destination: {
      fullname: 'Grace Miller',
      phoneNumber: '+442079460000',
      address: '1 High Street',
    },
  }
  const sides = [
    ['origin', from, {}],
    ['destination', to, receiver],
  ] as const
  const rows = sides.map(([side, country, changes]) => {
    const address = { ...people[side], email: `${side}@example.test`, ...changes }
    return {
      shipment_id: shipmentId,
      side,
      fullname: address.fullname,
      phone_number: address.phoneNumber,
      address: address.address,
      email: address.email,
      country_code: country,
      state_key: PLACES[country].stateKey,
      city_name: PLACES[country].city,
      postal_code: '100001',
    }
  })
  await db.table('shipment_addresses').multiInsert(rows)
}

async function makePackages(shipmentId: number, count: number) {
  const category = await ItemCategory.firstOrCreate({ name: 'Clothing' })
  for (let position = 1; position <= count; position++) {
    const { id } = await ShipmentPackage.create({
      shipmentId,
      position,
      weightGrams: 1500,
      lengthCm: 30,
      widthCm: 20,
      heightCm: 10,
    })
    await ShipmentItem.create({
      packageId: id,
      position: 1,
      description: 'Ankara fabric, six yards',
      quantity: 2,
      unitValueKobo: 12_500_00,
      categoryId: category.id,
    })
  }
}

async function makeCharges(shipmentId: number, naira: number) {
  await ShipmentCharge.create({
    shipmentId,
    kind: 'shipping',
    label: 'Shipping Rate',
    amountKobo: Math.round(naira * 100),
  })
}

async function makeHistory(shipmentId: number, { status = 'BOOKED', since }: ShipmentDraft) {
  const steps = ['AWAITING_PAYMENT_CONFIRMATION', ...PATHS[status]]
  await db.table('shipment_status_changes').multiInsert(
    steps.map((to, index) => ({
      shipment_id: shipmentId,
      from_status: steps[index - 1] ?? null,
      to_status: to,
      ...(since && { created_at: since.toJSDate() }),
    }))
  )
}

async function handToCourier(shipment: Shipment, acceptedAt?: DateTime) {
  const { waybillNumber, packageWaybillNumbers } = await numbersFor(shipment)
  await shipment.merge({ waybillNumber }).save()
  for (const [index, parcel] of shipment.packages.entries()) {
    await parcel.merge({ waybillNumber: packageWaybillNumbers?.[index] ?? null }).save()
  }
  if (acceptedAt) {
    const parcel = await SandboxParcel.findOrFail(shipment.transactionReference)
    await parcel.merge({ acceptedAt }).save()
  }
}

async function numbersFor(shipment: Shipment): Promise<AssignedNumbers> {
  const isSandboxes = shipment.courierDriver === 'sandbox'
  if (!isSandboxes) return { waybillNumber: `HAND${shipment.id}` }
  // The sandbox ignores our customs invoice, which takes long to render.
  return driverFor(shipment).book(await buildLookupRequest(shipment, shipment.transactionReference))
}

let arePlacesThere = false

/** Runs once: `seed:reference` has created all these rows, and tests do not change them. */
async function ensurePlacesAndCouriers() {
  if (!arePlacesThere) arePlacesThere = (await insertPlacesAndCouriers()) === 0
}

async function insertPlacesAndCouriers(): Promise<number> {
  const places = Object.entries(PLACES)
  const countries = await insertMissing(
    'countries',
    places.map(
      ([
        code,
        {
          name,
          at: [latitude, longitude],
        },
      ]) => ({ code, name, latitude, longitude })
    )
  )
  const states = await insertMissing(
    'states',
    places.map(([country_code, { stateKey, state }]) => ({
      key: stateKey,
      country_code,
      code: stateKey.slice(3),
      name: state,
    }))
  )
  return countries + states + (await insertMissing('couriers', SEEDED_COURIERS))
}

async function insertMissing(table: string, rows: Record<string, string | number | boolean>[]) {
  const [key] = Object.keys(rows[0]!)
  const inserted = await db.table(table).multiInsert(rows).onConflict().ignore().returning(key!)
  return inserted.length
}
