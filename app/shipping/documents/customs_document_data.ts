import brand from '#config/brand'
import { findHeadOfficeAddress } from '#shared/brand/brand'
import { buildCustomsData, type CustomsItem } from '#shipping/customs/customs_data'
import type {
  CustomsTableLine,
  CustomsParty,
  CustomsDocumentData,
} from '#shipping/documents/render_customs_table'
import { carriageStampText, formatDocumentPlace } from '#shipping/documents/document_texts'
import Country from '#shipping/places/country'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { EXPORT_REASON_LABELS } from '#shipping/shipment/rules/export_declaration'

/** Needs a shipment from `Shipment.findWithDetails` that requires customs documents. */
export async function buildCustomsDocument(shipment: Shipment): Promise<CustomsDocumentData> {
  const customs = buildCustomsData(shipment)
  if (!customs) throw new Error(`Shipment ${shipment.id} needs no customs documents`)
  const nameOf = await loadCountryNames(customs.items)
  const destination = shipment.address('destination')
  const lines = customs.items.map((item) => toCustomsTableLine(item, nameOf))
  return {
    provider: { ...brand, address: findHeadOfficeAddress(brand) },
    invoiceNumber: customs.invoiceNumber,
    invoiceDate: customs.invoiceDate.toJSDate(),
    trackingNumber: String(shipment.trackingNumber),
    waybillNumber: shipment.waybillNumber,
    courier: shipment.courier.name,
    exporter: toCustomsParty(shipment.address('origin'), customs.senderTaxId),
    importer: toCustomsParty(destination, customs.receiverTaxId),
    terms: `${customs.incoterm}, ${destination.cityName ?? destination.country.name}`,
    dutiesPaidBy: customs.dutiesPaidBy,
    reason: EXPORT_REASON_LABELS[customs.reason],
    packages: shipment.packages.map((parcel) => ({
      grossGrams: parcel.weightGrams + parcel.expressBoxGrams,
      dimensionsCm: formatPackageSize(parcel),
      lines: lines.splice(0, parcel.items.length),
    })),
    stamp: carriageStampText(shipment),
  }
}

async function loadCountryNames(items: CustomsItem[]) {
  const codes = [...new Set(items.map(({ originCountry }) => originCountry))]
  const countries = await Country.query().whereIn('code', codes)
  return (code: string) => countries.find((country) => country.code === code)?.name ?? code
}

function toCustomsTableLine(
  { originCountry, ...item }: CustomsItem,
  nameOf: (code: string) => string
): CustomsTableLine {
  return { ...item, originCountryName: nameOf(originCountry) }
}

function toCustomsParty(address: ShipmentAddress, taxId: string | null): CustomsParty {
  const { fullname, phoneNumber, email, cityName, state, country, postalCode } = address
  return {
    fullname,
    phoneNumber,
    email,
    address: address.address,
    originalScript: address.originalScript,
    taxId,
    place: formatDocumentPlace({ cityName, stateName: state?.name ?? null, postalCode }),
    countryName: country.name,
  }
}

function formatPackageSize({
  lengthCm: length,
  widthCm: width,
  heightCm: height,
}: Shipment['packages'][0]) {
  return length > 0 && width > 0 && height > 0 ? { length, width, height } : null
}
