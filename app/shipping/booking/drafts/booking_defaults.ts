import type { Caller } from '#identity/sessions/caller'
import { ERASED_NAME } from '#identity/privacy/personal_data'
import { catalogue } from '#shipping/pricing/catalogue'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import Shipment from '#shipping/shipment/models/shipment'
import { describeAddress } from '#shipping/shipment/shipment_transformer'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import SavedBox from '#shipping/booking/drafts/saved_box'
import db from '@adonisjs/lucid/services/db'
import SavedAddress from '#shipping/booking/models/saved_address'
import { withLandmark } from '#shipping/booking/rules/landmarks'

/** Defaults come from this many latest shipments. */
const LATEST_SHIPMENTS = 20

const MAX_RECIPIENTS = 3

const HOME = 'NG'

/** Category of domestic items, which customs never sees. */
const OTHERS_CATEGORY = 'Others'

/** `receiver`: replaces the default one. */
export async function loadBookingDefaults(caller: Caller, receiver?: SavedAddress | null) {
  const shipments = await latestShipments(caller)
  const [last] = shipments
  const sent = shipments.find(({ kind }) => kind !== 'import')
  const parcel = last && (await firstPackageOf(last))
  const usual = await loadDefaultAddresses(caller)
  return {
    sender: usual.origin ?? (sent ? reusableAddress(caller, sent.address('origin')) : null),
    recipient: receiver ? toBookedAddress(receiver) : usual.destination,
    recipients: recipientsOf(caller, shipments),
    country: last?.address('destination').countryCode ?? null,
    insurance: last?.insurance ?? null,
    pickup: last?.pickup ?? null,
    couriers: couriersOf(shipments),
    boxId: await usualBoxId(caller, parcel),
    categoryId: parcel?.items[0]?.categoryId ?? (await anyCategoryId()),
  }
}

/** Returns the default sender or the last one, as a booking is submitted; null without either. */
export async function loadDefaultSender(caller: Caller) {
  const usual = await loadDefaultAddresses(caller)
  const line = usual.origin ?? (await findLastSender(caller))
  if (!line) return null
  const { fullname, phoneNumber, email, address, country, state, city, cityName, postalCode } = line
  const sender = { fullname, phoneNumber, email, address, country, state, city, cityName }
  return cityName ? { ...sender, postalCode } : null
}

async function findLastSender(caller: Caller) {
  const shipments = await latestShipments(caller)
  const sent = shipments.find(({ kind }) => kind !== 'import')
  return sent ? reusableAddress(caller, sent.address('origin')) : null
}

/** Only the owner's shipments, even for staff. Excludes returns, which a receiver sends. */
async function latestShipments({ organization, ownerUserId }: Caller): Promise<Shipment[]> {
  const query = Shipment.query().where('organizationId', organization.id).whereNull('returnOf')
  if (ownerUserId !== null) query.where('userId', ownerUserId)
  const shipments = await query
    .preload('addresses', (addresses) => addresses.preload('country').preload('state'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST_SHIPMENTS)
  // Erased people must not reappear.
  return shipments.filter(({ addresses }) =>
    addresses.every(({ fullname }) => fullname !== ERASED_NAME)
  )
}

function firstPackageOf({ id }: Shipment) {
  return ShipmentPackage.query()
    .where('shipmentId', id)
    .preload('items', (items) => items.orderBy('position'))
    .orderBy('position')
    .first()
}

/** Customers may not reuse a Nigerian city that staff typed, because it is not on the list. */
function reusableAddress({ isBookingStaff }: Caller, address: ShipmentAddress) {
  const line = describeAddress(address)
  const isListed = line.country !== HOME || line.city !== null
  return isListed || isBookingStaff ? line : { ...line, cityName: null }
}

function recipientsOf(caller: Caller, shipments: Shipment[]) {
  const lines = shipments.map((shipment) =>
    reusableAddress(caller, shipment.address('destination'))
  )
  const recipientKey = ({ fullname, phoneNumber, address }: ReturnType<typeof describeAddress>) =>
    [fullname, phoneNumber, address].join('\n').toLowerCase()
  const names = lines.map(recipientKey)
  return lines.filter((_, place) => names.indexOf(names[place]!) === place).slice(0, MAX_RECIPIENTS)
}

function couriersOf(shipments: Shipment[]): Partial<Record<ShipmentKind, string>> {
  return Object.fromEntries(
    shipments.toReversed().map(({ kind, courierCode }) => [kind, courierCode])
  )
}

/** Returns the box of the last parcel, or the only saved one. */
async function usualBoxId(caller: Caller, parcel: ShipmentPackage | null | undefined) {
  const boxes = await SavedBox.listOf(caller)
  const used = boxes.find(
    ({ lengthCm, widthCm, heightCm }) =>
      parcel?.lengthCm === lengthCm && parcel.widthCm === widthCm && parcel.heightCm === heightCm
  )
  return (used ?? (boxes.length === 1 ? boxes[0] : undefined))?.id ?? null
}

async function anyCategoryId(): Promise<number | null> {
  const { categories } = await catalogue.current()
  return categories.find(({ name }) => name === OTHERS_CATEGORY)?.id ?? null
}

async function loadDefaultAddresses(caller: Caller) {
  const chosen = db
    .from('address_defaults')
    .where({ organization_id: caller.organization.id, user_id: caller.user.id })
    .select('address_id')
  // Excludes entries that a colleague no longer shares.
  const lines = await SavedAddress.visibleTo(caller)
    .whereIn('id', chosen)
    .preload('country')
    .preload('state')
  const line = (side: SavedAddress['side']) => {
    const found = lines.find((one) => one.side === side)
    return found ? toBookedAddress(found) : null
  }
  return { origin: line('origin'), destination: line('destination') }
}

function toBookedAddress(line: SavedAddress) {
  return {
    fullname: line.fullname,
    phoneNumber: line.phoneNumber,
    email: line.email,
    address: withLandmark(line.address, line.landmark, line.side),
    country: line.countryCode,
    countryName: line.country.name,
    state: line.stateKey,
    stateName: line.state?.name ?? null,
    city: line.cityCode,
    cityName: line.cityName,
    postalCode: line.postalCode,
  }
}
