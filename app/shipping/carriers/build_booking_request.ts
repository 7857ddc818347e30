import { DateTime } from 'luxon'
import Organization from '#identity/organizations/models/organization'
import { toLatin } from '#shared/text/latin'
import { writeDocument } from '#shared/documents/document_writers'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import { parsePhoneParts } from '#shared/phones/rules/phone_parts'
import type {
  BookingRequest,
  CustomsDeclaration,
  ShipmentParty,
  RequestedPackage,
} from '#shipping/carriers/booking_request'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import { type CustomsData, buildCustomsData } from '#shipping/customs/customs_data'
import CarrierService from '#shipping/pricing/models/carrier_service'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type ShipmentPackage from '#shipping/shipment/models/shipment_package'

const HOME_TIME = 'Africa/Lagos'

/** After payment, the sender needs at least this long to hand the parcel over. */
const SOONEST = { hours: 2 }
const OPENING_HOUR = 10

/** UPS's limit for the description of the contents; all other couriers take more. */
const MAX_CONTENTS_LENGTH = 50

/** `shipment` is from `Shipment.findWithDetails`. Throws CourierRefused if staff set no service. */
export async function buildBookingRequest(
  shipment: Shipment,
  reference: string
): Promise<BookingRequest> {
  const request = await buildLookupRequest(shipment, reference)
  const { customs } = request
  return {
    ...request,
    service: requireService(shipment, request),
    customs: customs && { ...customs, invoicePdf: await renderInvoicePdf(shipment) },
  }
}

/** A request to look a booking up needs no invoice, which is slow to render, and no service. */
export async function buildLookupRequest(
  shipment: Shipment,
  reference: string
): Promise<BookingRequest> {
  const organization = await Organization.findOrFail(shipment.organizationId)
  const business = organization.isBusiness ? organization.name : null
  const isImport = shipment.kind === 'import'
  const isDocuments = holdsOnlyDocuments(shipment)
  const customs = buildCustomsData(shipment)
  return toLatinTexts({
    reference,
    merchantReference: shipment.reference,
    service: (await findCarrierService(shipment, isDocuments)) ?? '',
    readyAt: readyAtOf(shipment),
    sender: {
      ...partyOf(shipment.address('origin'), isImport ? null : business),
      taxId: customs?.senderTaxId ?? null,
    },
    receiver: {
      ...partyOf(shipment.address('destination'), isImport ? business : null),
      taxId: customs?.receiverTaxId ?? null,
    },
    packages: shipment.packages.map(packageOf),
    contents: contentsOf(shipment),
    isDocuments,
    isDomestic: shipment.kind === 'domestic',
    valueKobo: shipment.declaredValueKobo,
    insuredKobo: shipment.insurance === 'Premium' ? shipment.declaredValueKobo : null,
    signatureRequired: shipment.signatureRequired,
    labelFormat: organization.labelFormat === 'zpl' ? 'zpl' : 'pdf',
    customs: customs && declarationOf(customs),
  })
}

function toLatinTexts<Texts>(given: Texts): Texts {
  if (typeof given === 'string') return toLatin(given) as Texts
  if (Array.isArray(given)) return given.map(toLatinTexts) as Texts
  if (!given || Object.getPrototypeOf(given) !== Object.prototype) return given
  const texts = Object.entries(given).map(([name, value]) => [name, toLatinTexts(value)])
  return Object.fromEntries(texts) as Texts
}

function declarationOf({
  senderTaxId,
  receiverTaxId,
  ...customs
}: CustomsData): CustomsDeclaration {
  return { ...customs, invoicePdf: null }
}

async function renderInvoicePdf({ id }: Shipment): Promise<Buffer> {
  const { pdf } = await writeDocument('customs', {
    shipmentId: id,
    paper: 'commercial_invoice',
  })
  return pdf
}

async function findCarrierService(shipment: Shipment, isDocuments: boolean) {
  const { courierCode, courierDriver, kind } = shipment
  if (courierDriver === 'sandbox' || courierDriver === null) return shipment.serviceType
  const row = await CarrierService.query().where({ courierCode, kind }).first()
  return row?.codeFor({ isDocuments }) || null
}

/** Throws CourierRefused. */
export function requireService(
  { courier, kind }: Shipment,
  { service }: Pick<BookingRequest, 'service'>
): string {
  if (service) return service
  throw new CourierRefused(
    `We cannot book ${courier.name} on this route at the moment. Our staff are looking into it.`,
    `No service of the courier is set for ${kind} shipments. Choose one under Lists, Couriers, then retry.`
  )
}

function holdsOnlyDocuments({ packages }: Shipment): boolean {
  const items = packages.flatMap((parcel) => parcel.items)
  return items.every(({ category }) => category.contents === 'documents')
}

function readyAtOf({ preferredPickupDate }: Shipment): DateTime {
  const soonest = DateTime.now().setZone(HOME_TIME).plus(SOONEST).startOf('hour')
  if (!preferredPickupDate) return soonest
  const { year, month, day } = preferredPickupDate
  const preferredTime = DateTime.fromObject(
    { year, month, day, hour: OPENING_HOUR },
    { zone: HOME_TIME }
  )
  return DateTime.max(preferredTime, soonest)
}

function partyOf(address: ShipmentAddress, company: string | null): Omit<ShipmentParty, 'taxId'> {
  return {
    name: address.fullname,
    company,
    phone: phoneOf(address),
    phoneExtension: parsePhoneParts(address.phoneNumber).extension,
    email: address.email,
    street: address.address,
    city: address.cityName ?? address.state?.name ?? '',
    stateCode: address.stateKey?.split('_')[1] ?? null,
    stateName: address.state?.name ?? null,
    // Postal codes of zeros are our placeholder for an unknown code.
    postalCode: /^0*$/.test(address.postalCode ?? '') ? null : address.postalCode,
    countryCode: address.countryCode,
    countryName: address.country.name,
  }
}

/** If we cannot convert the number, returns it as booked: the driver may understand it. */
function phoneOf({ dialledNumber, phoneNumber }: ShipmentAddress): string {
  const number = dialledNumber && toInternationalNumber(dialledNumber)
  return number ? `+${number}` : parsePhoneParts(phoneNumber).number
}

function packageOf(parcel: ShipmentPackage): RequestedPackage {
  const { lengthCm: length, widthCm: width, heightCm: height } = parcel
  const hasSize = length > 0 && width > 0 && height > 0
  return {
    grams: parcel.weightGrams + parcel.expressBoxGrams,
    size: hasSize ? { length, width, height } : null,
    valueKobo: parcel.valueKobo,
  }
}

/** Joins the items' descriptions, leaving out those that do not fit. Cuts only the first one. */
function contentsOf({ packages }: Shipment): string {
  const all = packages.flatMap(({ items }) => items.map(({ description }) => toLatin(description)))
  const [first = 'Goods', ...others] = [...new Set(all)]
  return others.reduce(
    (line, next) => (`${line}, ${next}`.length <= MAX_CONTENTS_LENGTH ? `${line}, ${next}` : line),
    first.slice(0, MAX_CONTENTS_LENGTH).trim()
  )
}
