import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { insertModels, reserveIds } from '#shared/database/insert_models'
import { insertRows } from '#shared/database/insert_rows'
import { kobo } from '#shared/money/rules/money'
import { listCustomsItems, type BookingToWrite } from '#shipping/booking/booking_customs'
import { markAddressesUsed, saveToAddressBook } from '#shipping/booking/address_book_updates'
import type { BookingFacts } from '#shipping/booking/booking_facts'
import { saveClassifications } from '#shipping/customs/classify_items'
import { writeDeclarations } from '#shipping/customs/write_declarations'
import type Shipment from '#shipping/shipment/models/shipment'
import { stateKeyOf } from '#shipping/places/rules/required_address_fields'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import { recordCreations } from '#shipping/shipment/shipment_status'
import type { SubmittedAddress } from '#shipping/booking/submission_validator'

/** Writes any number of bookings with the same few statements. */
export async function writeBookings(
  trx: TransactionClientContract,
  caller: Caller,
  booked: BookingToWrite[],
  facts: BookingFacts
) {
  const added = booked.filter(({ shipment }) => !shipment.$isPersisted)
  const edited = booked.filter((one) => !added.includes(one)).map(({ shipment }) => shipment)
  for (const shipment of edited) await shipment.useTransaction(trx).save()
  const fresh = added.map(({ shipment }) => shipment)
  await insertModels(trx, fresh)
  await recordCreations(trx, fresh, caller.user.id)
  await deleteBookingRows(
    trx,
    edited.map(({ id }) => id)
  )
  await writeAddresses(trx, caller, booked, facts)
  await writePackages(trx, booked, facts)
  await writeDeclarations(
    trx,
    booked.map(({ shipment, submission }) => ({ shipment, declaration: submission.customs }))
  )
  await saveClassifications(
    trx,
    caller,
    booked.flatMap(listCustomsItems),
    booked.flatMap(({ classified }) => classified)
  )
  await writeCharges(trx, booked)
  for (const shipment of edited) await addRetainedCharges(trx, shipment)
}

/** Deletes rows that the caller writes again; keeps charges that staff added to an unpaid bill. */
async function deleteBookingRows(trx: TransactionClientContract, editedIds: number[]) {
  if (editedIds.length === 0) return
  for (const model of [ShipmentAddress, ShipmentPackage, ShipmentCharge]) {
    const rows = model.query({ client: trx }).whereIn('shipmentId', editedIds)
    await (model === ShipmentCharge ? rows.whereNot('kind', 'additional') : rows).delete()
  }
}

async function writeAddresses(
  trx: TransactionClientContract,
  caller: Caller,
  booked: BookingToWrite[],
  facts: BookingFacts
) {
  const sides = booked.flatMap(({ shipment, submission }) =>
    (['origin', 'destination'] as const).map((side) => ({
      shipment_id: shipment.id,
      side,
      isKept: submission[side].saveInAddressBook,
      original_script: submission[side].originalScript || null,
      address: addressColumns(submission[side], facts),
    }))
  )
  const rows = sides.map(({ isKept: _, address, ...row }) => ({ ...row, ...address }))
  await insertRows(trx, 'shipment_addresses', rows)
  const toSave = sides.filter(({ isKept }) => isKept)
  await saveToAddressBook(
    trx,
    caller,
    toSave.map(({ side, address }) => ({ side, ...address }))
  )
  await markAddressesUsed(
    trx,
    caller,
    sides.map(({ side, address }) => ({ side, ...address }))
  )
}

function addressColumns(given: SubmittedAddress, { places }: BookingFacts) {
  const isHome = given.country === 'NG'
  const cityCode = isHome ? given.city || null : null
  const cityName = cityCode ? (places.city(given.state, cityCode)?.name ?? null) : given.cityName
  return {
    fullname: given.fullname,
    phone_number: given.phoneNumber,
    email: given.email,
    address: given.address,
    country_code: given.country,
    state_key: stateKeyOf(given.state),
    city_code: cityCode,
    city_name: cityName || null,
    postal_code: given.postalCode,
  }
}

async function writePackages(
  trx: TransactionClientContract,
  booked: BookingToWrite[],
  { catalogue }: BookingFacts
) {
  const parcels = booked.flatMap(({ shipment, submission, price, classified }) => {
    const goods = classified.values()
    return price.request.packages.map(({ expressBoxId, ...measures }, index) => ({
      shipmentId: shipment.id,
      position: index + 1,
      boxGrams: expressBoxId === null ? 0 : (catalogue.box(expressBoxId)?.weightGrams ?? 0),
      expressBoxId,
      measures,
      items: submission.items[index]!.itemUnits.map((item) => ({
        item,
        customs: goods.next().value,
      })),
    }))
  })
  const ids = await reserveIds(trx, 'shipment_packages', parcels.length)
  const packages = parcels.map(({ shipmentId, position, measures, ...parcel }, at) => ({
    id: ids[at]!,
    shipment_id: shipmentId,
    position,
    weight_grams: measures.weightGrams,
    length_cm: measures.lengthCm,
    width_cm: measures.widthCm,
    height_cm: measures.heightCm,
    express_box_id: parcel.expressBoxId,
    express_box_grams: parcel.boxGrams,
  }))
  await insertRows(trx, 'shipment_packages', packages)
  const items = parcels.flatMap((parcel, at) =>
    parcel.items.map(({ item, customs }, index) => ({
      package_id: ids[at]!,
      position: index + 1,
      description: item.description,
      quantity: item.quantity,
      unit_value_kobo: kobo(item.value),
      category_id: item.category,
      hs_code: customs?.hsCode ?? null,
      origin_country: customs?.originCountry ?? null,
    }))
  )
  await insertRows(trx, 'shipment_items', items)
}

async function writeCharges(trx: TransactionClientContract, booked: BookingToWrite[]) {
  const lines = booked.flatMap(({ shipment, price }) =>
    price.offer.charges.lines.map(({ kind, label, amountKobo, surchargeKind = null }) => ({
      shipment_id: shipment.id,
      kind,
      label,
      amount_kobo: amountKobo,
      surcharge_kind: surchargeKind,
    }))
  )
  // Bills show charges in order of ID, so the first line must get the lowest ID.
  const ids = await reserveIds(trx, 'shipment_charges', lines.length)
  await insertRows(
    trx,
    'shipment_charges',
    lines.map((line, at) => ({ id: ids[at]!, ...line }))
  )
}

async function addRetainedCharges(trx: TransactionClientContract, shipment: Shipment) {
  const retained = await ShipmentCharge.query({ client: trx })
    .where({ shipmentId: shipment.id, kind: 'additional' })
    .select('amountKobo')
  if (retained.length === 0) return
  shipment.paymentAmountKobo += retained.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  await shipment.save()
}
