import type ShipmentItem from '#shipping/shipment/models/shipment_item'
import type Shipment from '#shipping/shipment/models/shipment'
import type { KnownPlaces } from '#shipping/places/known_places'
import { naira } from '#shared/money/rules/money'
import { submittedAddressFrom } from '#shipping/booking/submission_from_shipment'
import type { Submission } from '#shipping/booking/submission_validator'
import type { ReturnedPackage } from '#shipping/returns/models/shipment_return'
import { canDropOffReturn } from '#shipping/returns/returnable_items'
import { kilograms } from '#shared/numbers/rules/weight'

export interface ReturnPlan {
  first: Shipment
  packages: ReturnedPackage[]
  pickup: boolean
}

export interface ReturnLeg {
  courier?: string | null
  quoteId?: string | null
}

export function buildReturnSubmission(
  { first, packages, pickup }: ReturnPlan,
  places: KnownPlaces,
  leg: ReturnLeg = {}
): Submission {
  const { declaration, reference, metadata } = first
  return {
    reference,
    metadata,
    ...buildAddresses(first, places, ['destination', 'origin']),
    items: returnedParcels(first, packages),
    insurance: 'Standard',
    signatureRequired: false,
    pickup: pickup || !canDropOffReturn(first),
    customs: {
      exportReason: 'return',
      incoterm: 'DAP',
      senderTaxId: declaration?.receiverTaxId ?? null,
      receiverTaxId: declaration?.senderTaxId ?? null,
    },
    preferredCourier: leg.courier ?? 'cheapest',
    quoteId: leg.quoteId ?? null,
  }
}

/** Builds the booking that sends the same goods to the same receiver on the original terms. */
export function buildExchangeSubmission(
  { first, packages }: Pick<ReturnPlan, 'first' | 'packages'>,
  places: KnownPlaces,
  leg: ReturnLeg = {}
): Submission {
  const { declaration, reference, metadata } = first
  return {
    reference,
    metadata,
    ...buildAddresses(first, places, ['origin', 'destination']),
    items: returnedParcels(first, packages),
    insurance: first.insurance,
    pickup: first.pickup,
    signatureRequired: first.signatureRequired,
    customs: declaration && {
      exportReason: declaration.reason,
      incoterm: declaration.incoterm,
      senderTaxId: declaration.senderTaxId,
      receiverTaxId: declaration.receiverTaxId,
    },
    preferredCourier: leg.courier ?? 'cheapest',
    quoteId: leg.quoteId ?? null,
  }
}

type Side = 'origin' | 'destination'

function buildAddresses(first: Shipment, places: KnownPlaces, [from, to]: [Side, Side]) {
  const at = (side: Side) => resolveCity(submittedAddressFrom(first.address(side)), places)
  return { origin: at(from), destination: at(to) }
}

/** A listed Nigerian city that staff typed gets its code, as if a customer had chosen it. */
function resolveCity(address: Submission['origin'], places: KnownPlaces): Submission['origin'] {
  if (address.country !== 'NG' || address.city || !address.cityName) return address
  const name = address.cityName.toLowerCase()
  const known = places.citiesOf(address.state).find((city) => city.name.toLowerCase() === name)
  return known ? { ...address, city: known.code } : address
}

function returnedParcels({ packages }: Shipment, returned: ReturnedPackage[]): Submission['items'] {
  return returned.map(({ package: position, weightGrams, items }) => {
    const parcel = packages.find((one) => one.position === position)!
    return {
      weight: kilograms(weightGrams),
      packageDimension: {
        length: parcel.lengthCm || null,
        width: parcel.widthCm || null,
        height: parcel.heightCm || null,
      },
      itemUnits: items.map(({ item, quantity }) =>
        returnedItem(
          parcel.items.find((one) => one.position === item)!,
          quantity
        )
      ),
    }
  })
}

function returnedItem(item: ShipmentItem, quantity: number) {
  const { description, unitValueKobo, categoryId, hsCode, originCountry } = item
  return {
    description,
    quantity,
    value: naira(unitValueKobo),
    category: categoryId,
    hsCode,
    countryOfOrigin: originCountry,
  }
}
