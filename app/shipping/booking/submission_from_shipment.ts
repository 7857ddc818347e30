import { naira } from '#shared/money/rules/money'
import type { Submission } from '#shipping/booking/submission_validator'
import { NO_STATE } from '#shipping/places/rules/required_address_fields'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { kilograms } from '#shared/numbers/rules/weight'

export function submittedAddressFrom(address: ShipmentAddress): Submission['origin'] {
  return {
    fullname: address.fullname,
    phoneNumber: address.phoneNumber,
    email: address.email,
    address: address.address,
    country: address.countryCode,
    state: address.stateKey ?? NO_STATE,
    city: address.cityCode,
    cityName: address.cityName,
    postalCode: address.postalCode ?? '',
    originalScript: address.originalScript,
    saveInAddressBook: false,
  }
}

export function submittedItemsFrom({ packages }: Shipment): Submission['items'] {
  return packages.map((parcel) => ({
    weight: kilograms(parcel.weightGrams),
    packageDimension: {
      length: parcel.lengthCm || null,
      width: parcel.widthCm || null,
      height: parcel.heightCm || null,
    },
    itemUnits: parcel.items.map(({ description, quantity, unitValueKobo, categoryId }) => ({
      description,
      quantity,
      value: naira(unitValueKobo),
      category: categoryId,
    })),
  }))
}
