import brand from '#config/brand'
import { headOffice } from '#shared/brand/brand'
import { customsOf, type CustomsItem } from '#shipping/customs/customs'
import type { CustomsLine, CustomsPaperData, CustomsParty } from '#shipping/documents/customs_paper'
import { placeOf, stampOf } from '#shipping/documents/format'
import Country from '#shipping/places/country'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { EXPORT_REASON_WORDS } from '#shipping/shipment/rules/declaration'

/** What the papers of customs say of a shipment that `Shipment.whole` has loaded, where customs ask. */
export async function customsPaperOf(shipment: Shipment): Promise<CustomsPaperData> {
  const customs = customsOf(shipment)
  if (!customs) throw new Error(`Customs ask nothing of shipment ${shipment.id}`)
  const nameOf = await countryNames(customs.items)
  const destination = shipment.address('destination')
  const lines = customs.items.map((item) => lineOf(item, nameOf))
  return {
    provider: { ...brand, address: headOffice(brand) },
    invoiceNumber: customs.invoiceNumber,
    invoiceDate: customs.invoiceDate.toJSDate(),
    trackingNumber: String(shipment.trackingNumber),
    waybillNumber: shipment.waybillNumber,
    courier: shipment.courier.name,
    exporter: partyOf(shipment.address('origin'), customs.senderTaxId),
    importer: partyOf(destination, customs.receiverTaxId),
    terms: `${customs.incoterm}, ${destination.cityName ?? destination.country.name}`,
    dutiesPaidBy: customs.dutiesPaidBy,
    reason: EXPORT_REASON_WORDS[customs.reason],
    packages: shipment.packages.map((parcel) => ({
      grossGrams: parcel.weightGrams + parcel.expressBoxGrams,
      dimensionsCm: sizeOf(parcel),
      lines: lines.splice(0, parcel.items.length),
    })),
    stamp: stampOf(shipment),
  }
}

async function countryNames(items: CustomsItem[]) {
  const codes = [...new Set(items.map(({ originCountry }) => originCountry))]
  const countries = await Country.query().whereIn('code', codes)
  return (code: string) => countries.find((country) => country.code === code)?.name ?? code
}

function lineOf(
  { originCountry, ...item }: CustomsItem,
  nameOf: (code: string) => string
): CustomsLine {
  return { ...item, originCountryName: nameOf(originCountry) }
}

function partyOf(address: ShipmentAddress, taxId: string | null): CustomsParty {
  const { fullname, phoneNumber, email, cityName, state, country, postalCode } = address
  return {
    ...{ fullname, phoneNumber, email, address: address.address, taxId },
    place: placeOf({ cityName, stateName: state?.name ?? null, postalCode }),
    countryName: country.name,
  }
}

function sizeOf({ lengthCm: length, widthCm: width, heightCm: height }: Shipment['packages'][0]) {
  return length > 0 && width > 0 && height > 0 ? { length, width, height } : null
}
