import { DomainError } from '#shared/errors/domain_error'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'
import type { ImportSide, ImportStatus } from '#shipping/history/imports/import_statuses'

export class UnknownImportStatus extends DomainError {
  constructor() {
    super('E_UNKNOWN_IMPORT_STATUS', '"Status" is not one of the choices', 'statusId')
  }
}

export class CountryNotOnRoute extends DomainError {
  constructor(origin: ShipmentAddress, destination: ShipmentAddress) {
    const from = `${origin.country.name} (${origin.countryCode})`
    const to = `${destination.country.name} (${destination.countryCode})`
    super(
      'E_COUNTRY_NOT_ON_ROUTE',
      `"Country" must be the origin, ${from}, or the destination, ${to}`,
      'countryCode'
    )
  }
}

export class StatusNotForSide extends DomainError {
  constructor({ label }: ImportStatus, side: ImportSide, { country }: ShipmentAddress) {
    super(
      'E_STATUS_NOT_OF_SIDE',
      `"${label}" does not apply to the ${side}, ${country.name}`,
      'statusId'
    )
  }
}

export class ImportNotUnderway extends DomainError {
  constructor(status: ShipmentStatus) {
    const words = status.toLowerCase().replaceAll('_', ' ')
    super(
      'E_CONFLICT',
      `You can update tracking only while an import is booked or with the courier. This one is ${words}.`
    )
  }
}
