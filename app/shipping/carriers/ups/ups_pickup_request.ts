import type { DateTime } from 'luxon'
import { CourierRefused, type PickupRequest } from '#shipping/carriers/courier_driver'
import { upsPhone } from '#shipping/carriers/ups/ups_parties'
import { UPS_ACCOUNT_COUNTRY, upsKilograms } from '#shipping/carriers/ups/ups_units'
import { labelName, requireMaxLength } from '#shipping/carriers/wire/text_limits'

/** The weight from which UPS requires the overweight flag. */
const HEAVY_GRAMS = 32_000

/** `now` is in Lagos time. Throws CourierRefused for long texts and past hours. */
export function upsPickupRequest(request: PickupRequest, account: string, now: DateTime) {
  const { reference, at, packages, grams, note } = request
  return {
    PickupCreationRequest: {
      Request: { TransactionReference: { CustomerContext: reference } },
      RatePickupIndicator: 'N',
      Shipper: { Account: { AccountNumber: account, AccountCountryCode: UPS_ACCOUNT_COUNTRY } },
      PickupDateInfo: hoursOf(request, now),
      PickupAddress: {
        CompanyName: requireMaxLength(labelName(at, 27), 27, 'The name at the pickup address'),
        ContactName: requireMaxLength(at.name, 22, 'The name of the contact for the pickup'),
        // UPS accepts a single address line for a pickup.
        AddressLine: [requireMaxLength(at.street, 73, 'The pickup address')],
        City: requireMaxLength(at.city, 50, 'The city of the pickup'),
        ...(at.postalCode
          ? { PostalCode: requireMaxLength(at.postalCode, 8, 'The postal code') }
          : {}),
        CountryCode: at.countryCode,
        ResidentialIndicator: at.company ? 'N' : 'Y',
        Phone: { Number: upsPhone(at, 'contact for the pickup') },
      },
      AlternateAddressIndicator: 'Y',
      PickupPiece: piecesOf(request),
      TotalWeight: { Weight: upsKilograms(grams), UnitOfMeasurement: 'KGS' },
      OverweightIndicator: grams / Math.max(packages, 1) > HEAVY_GRAMS ? 'Y' : 'N',
      PaymentMethod: '01',
      ...(note
        ? { SpecialInstruction: requireMaxLength(note, 57, 'The note for the driver') }
        : {}),
    },
  }
}

function hoursOf({ day, readyAt, closeAt }: PickupRequest, now: DateTime) {
  const date = day.toFormat('yyyyMMdd')
  const soon = now.plus({ minutes: 1 })
  const today = soon.toFormat('yyyyMMdd')
  const earliest = date === today ? soon.toFormat('HH:mm') : '00:00'
  const ready = readyAt < earliest ? earliest : readyAt
  if (date < today || ready >= closeAt) {
    throw new CourierRefused('The hours of this pickup have passed. Please choose later ones.')
  }
  return {
    PickupDate: date,
    ReadyTime: ready.replace(':', ''),
    CloseTime: closeAt.replace(':', ''),
  }
}

/** Groups packages by service and country. The first group gets those beyond one per parcel. */
function piecesOf({ parcels, packages }: PickupRequest) {
  const counts = new Map<string, number>()
  for (const { service, destinationCountryCode } of parcels) {
    const kind = `${service.padStart(3, '0')} ${destinationCountryCode}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const rest = Math.max(packages - parcels.length, 0)
  return [...counts].map(([kind, count], at) => {
    const [ServiceCode, DestinationCountryCode] = kind.split(' ')
    const Quantity = String(at === 0 ? count + rest : count)
    return { ServiceCode, Quantity, DestinationCountryCode, ContainerCode: '01' }
  })
}
