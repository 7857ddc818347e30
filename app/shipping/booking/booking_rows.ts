import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { kobo } from '#shared/money/rules/money'
import { rememberAddress } from '#shipping/booking/address_book'
import type { KnownPlaces } from '#shipping/places/known_places'
import type { Catalogue } from '#shipping/pricing/catalogue'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'
import ShipmentItem from '#shipping/shipment/models/shipment_item'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import type { PricedPackage } from '#shipping/pricing/price_request'
import type { Classified } from '#shipping/customs/classifying'
import type { AgreedPrice } from '#shipping/booking/quoting'
import type { Submission, SubmittedAddress } from '#shipping/booking/submission_validator'

export async function writeAddresses(
  trx: TransactionClientContract,
  caller: Caller,
  shipment: Shipment,
  { origin, destination }: Submission,
  cityNames: CityNames
) {
  await ShipmentAddress.query({ client: trx }).where('shipmentId', shipment.id).delete()
  for (const [side, given] of [
    ['origin', origin],
    ['destination', destination],
  ] as const) {
    const address = addressColumns(given, cityNames)
    await ShipmentAddress.create({ shipmentId: shipment.id, side, ...address }, { client: trx })
    if (given.saveInAddressBook) await rememberAddress(trx, caller, side, address)
  }
}

function addressColumns(given: SubmittedAddress, cityNames: CityNames) {
  const isHome = given.country === 'NG'
  const cityCode = isHome ? given.city || null : null
  return {
    fullname: given.fullname,
    phoneNumber: given.phoneNumber,
    email: given.email,
    address: given.address,
    countryCode: given.country,
    stateKey: given.state,
    cityCode,
    cityName: cityCode ? cityNames(given.state, cityCode) : given.cityName || null,
    postalCode: given.postalCode,
  }
}

export type CityNames = (stateKey: string, code: string) => string | null

export function cityNamesOf(places: KnownPlaces): CityNames {
  return (stateKey, code) => places.city(stateKey, code)?.name ?? null
}

type Packed = { packages: PricedPackage[]; classified: Classified[]; catalogue: Catalogue }

export async function writePackages(
  trx: TransactionClientContract,
  shipment: Shipment,
  submission: Submission,
  { packages, classified, catalogue }: Packed
) {
  await ShipmentPackage.query({ client: trx }).where('shipmentId', shipment.id).delete()
  const rows = packages.map(({ expressBoxId, ...measures }, index) => ({
    shipmentId: shipment.id,
    position: index + 1,
    ...measures,
    expressBoxId,
    expressBoxGrams: expressBoxId === null ? 0 : (catalogue.box(expressBoxId)?.weightGrams ?? 0),
  }))
  const written = await ShipmentPackage.createMany(rows, { client: trx })
  const goods = classified.values()
  const items = written.flatMap(({ id }, index) =>
    submission.items[index]!.itemUnits.map((item, position) => ({
      packageId: id,
      position: position + 1,
      description: item.description,
      quantity: item.quantity,
      unitValueKobo: kobo(item.value),
      categoryId: item.category,
      ...goods.next().value,
    }))
  )
  await ShipmentItem.createMany(items, { client: trx })
}

/** What staff added to an unpaid bill stays on it when the booking is edited. */
export async function writeCharges(
  trx: TransactionClientContract,
  shipment: Shipment,
  { offer }: AgreedPrice
) {
  const ofShipment = () => ShipmentCharge.query({ client: trx }).where('shipmentId', shipment.id)
  await ofShipment().whereNot('kind', 'additional').delete()
  const kept = await ofShipment()
  const lines = offer.charges.lines.map((line) => ({ shipmentId: shipment.id, ...line }))
  await ShipmentCharge.createMany(lines, { client: trx })
  if (kept.length === 0) return
  const keptKobo = kept.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  shipment.paymentAmountKobo += keptKobo
  await shipment.save()
}
