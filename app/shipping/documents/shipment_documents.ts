import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { findHeadOfficeAddress } from '#shared/brand/brand'
import { appUrl } from '#config/app'
import { limitDocuments, type GeneratedDocument } from '#shared/documents/document_writers'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import {
  type CourierLabel,
  findCourierLabel,
  findLabelPages,
} from '#shipping/documents/courier_label'
import { DocumentNotReady, requireLabelSendable } from '#shipping/documents/document_not_ready'
import { formatDocumentPlace, testStampText } from '#shipping/documents/document_texts'
import { buildCustomsData } from '#shipping/customs/customs_data'
import { renderCommercialInvoice, renderPackingList } from '#shipping/documents/customs_documents'
import { buildCustomsDocument } from '#shipping/documents/customs_document_data'
import {
  renderShipmentInvoice,
  type ShipmentInvoiceData,
} from '#shipping/documents/shipment_invoice'
import { renderWaybill } from '#shipping/documents/waybill'
import type { WaybillData, WaybillParty } from '#shipping/documents/waybill_data'
import State from '#shipping/places/state'
import { DOCUMENT_MIME_TYPES } from '#shipping/shipment/models/carrier_document'
import Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type ShipmentPackage from '#shipping/shipment/models/shipment_package'
import { calculateBillableGrams } from '#shipping/pricing/rules/weight'

type CustomsDocumentName = 'commercial_invoice' | 'packing_list'
export type ShipmentDocumentName = 'waybill' | 'invoice' | CustomsDocumentName

const NOT_READY_MESSAGES: Record<ShipmentDocumentName, string> = {
  waybill: 'The waybill is not ready yet. Please try again in a minute.',
  invoice: 'The invoice is ready once the shipment is paid for.',
  commercial_invoice: 'The commercial invoice is ready once the shipment is paid for.',
  packing_list: 'The packing list is ready once the shipment is paid for.',
}

const NO_CUSTOMS_MESSAGE = 'Customs need no documents for this shipment.'

const PAYMENT_METHODS = { cash: 'Wallet', cash_back: 'Cash back', card: 'Card' }

/**
 * Needs a shipment from `Shipment.findWithDetails`. Throws DocumentNotReady for a waybill that has
 * no number or whose shipment was voided, for other documents before payment, and for a customs
 * document if customs require none.
 */
export function requireDocumentReady(shipment: Shipment, document: ShipmentDocumentName) {
  if (document === 'waybill') requireLabelSendable(shipment)
  const isReady = document === 'waybill' ? shipment.waybillNumber : shipment.isPaid
  if (isCustomsDocument(document) && !buildCustomsData(shipment))
    throw new DocumentNotReady(NO_CUSTOMS_MESSAGE)
  if (!isReady) throw new DocumentNotReady(NOT_READY_MESSAGES[document])
}

export function isCustomsDocument(document: ShipmentDocumentName): document is CustomsDocumentName {
  return document === 'commercial_invoice' || document === 'packing_list'
}

/** Renders a PDF of a shipment from `Shipment.findWithDetails`. Throws DocumentNotReady. */
export async function renderDocument(
  shipment: Shipment,
  document: ShipmentDocumentName
): Promise<Buffer> {
  requireDocumentReady(shipment, document)
  switch (document) {
    case 'waybill':
      return (await findLabelPages(shipment.id)) ?? renderWaybill(buildWaybillData(shipment))
    case 'invoice':
      return renderShipmentInvoice(buildInvoiceData(shipment, await findBillTo(shipment)))
    case 'commercial_invoice':
      return renderCommercialInvoice(await buildCustomsDocument(shipment))
    case 'packing_list':
      return renderPackingList(await buildCustomsDocument(shipment))
  }
}

/** Loads the document of a download token. Throws E_ROW_NOT_FOUND if the shipment is gone. */
export async function loadShipmentDocument(
  shipmentId: number,
  document: ShipmentDocumentName
): Promise<GeneratedDocument> {
  const shipment = await Shipment.findWithDetails(shipmentId)
  return {
    filename: documentFilename(document, shipment),
    pdf: await renderDocument(shipment, document),
  }
}

/** Returns the courier's own label or, without one, our waybill. Throws DocumentNotReady. */
export async function loadShipmentLabel(shipment: Shipment): Promise<CourierLabel> {
  requireLabelSendable(shipment)
  const label = await findCourierLabel(shipment.id)
  if (label) return label
  const { pdf: content } = await limitDocuments(() => loadShipmentDocument(shipment.id, 'waybill'))
  return { format: 'pdf', type: DOCUMENT_MIME_TYPES.pdf, content }
}

export function documentFilename(document: string, { trackingNumber }: Shipment): string {
  return `${document.replace('_', '-')}-${trackingNumber}.pdf`
}

/** Needs a shipment from `Shipment.findWithDetails`. */
export function buildWaybillData(shipment: Shipment): WaybillData {
  const trackingNumber = String(shipment.trackingNumber)
  return {
    brand,
    courier: shipment.courier.name,
    serviceType: shipment.serviceType,
    trackingNumber,
    waybillNumber: shipment.waybillNumber,
    reference: shipment.reference,
    trackingUrl: `${appUrl}${urlFor('shipping.public_tracking', { trackingNumber })}`,
    bookedAt: shipment.createdAt.toJSDate(),
    origin: toWaybillParty(shipment.address('origin')),
    destination: toWaybillParty(shipment.address('destination')),
    packages: shipment.packages.map(toWaybillPackage),
    insurance: shipment.insurance,
    signatureRequired: shipment.signatureRequired,
    pickup: shipment.pickup,
    preferredPickupDateDesc: shipment.preferredPickupDate?.toFormat('ccc, dd LLL yyyy') ?? null,
    stamp: testStampText(shipment),
  }
}

/** Bills the business. Without one, bills the sender, or the booker of an import. */
async function findBillTo(shipment: Shipment): Promise<ShipmentInvoiceData['billTo']> {
  const origin = shipment.address('origin')
  const sender = {
    ...toWaybillParty(origin),
    place: formatDocumentPlace(toWaybillParty(origin)),
    email: origin.email,
  }
  const business = await Organization.findOrFail(Math.abs(shipment.organizationId))
  if (business.isBusiness) {
    return {
      ...sender,
      ...(await organizationAddress(business)),
      fullname: business.name,
      originalScript: null,
      email: business.contactEmail ?? origin.email,
      phoneNumber: business.contactPhoneNumber ?? origin.phoneNumber,
    }
  }
  if (shipment.kind !== 'import') return sender
  const { fullName: fullname, email, phoneNumber } = await User.findOrFail(shipment.userId)
  return { fullname, ...NO_ADDRESS, email, phoneNumber: phoneNumber ?? '' }
}

const NO_ADDRESS = { address: '', originalScript: null, place: '', countryName: '' }

/** Never combines the business's street with the sender's town. */
async function organizationAddress({ address, stateKey }: Organization) {
  if (!address) return {}
  const state = stateKey
    ? await State.query().where('key', stateKey).preload('country').first()
    : null
  return {
    ...NO_ADDRESS,
    address,
    place: state?.name ?? '',
    countryName: state?.country.name ?? '',
  }
}

function buildInvoiceData(
  shipment: Shipment,
  billTo: ShipmentInvoiceData['billTo']
): ShipmentInvoiceData {
  const origin = shipment.address('origin')
  return {
    provider: { ...brand, address: findHeadOfficeAddress(brand) },
    invoiceNumber: shipment.transactionReference,
    issuedAt: shipment.paidAt!.toJSDate(),
    billTo,
    shipment: {
      trackingNumber: String(shipment.trackingNumber),
      courier: shipment.courier.name,
      serviceType: shipment.serviceType,
      route: `${townText(origin)} to ${townText(shipment.address('destination'))}`,
      packageCount: shipment.packages.length,
      billableWeightGrams: shipment.billableGrams,
    },
    lines: shipment.charges.map(({ label, amountKobo }) => ({ label, detail: null, amountKobo })),
    totalKobo: shipment.totalKobo,
    payment: {
      method: PAYMENT_METHODS[shipment.paymentMethod!],
      reference: shipment.transactionReference,
      paidAt: shipment.paidAt!.toJSDate(),
      refundedTo: shipment.isRefunded ? shipment.refundedTo : null,
    },
    stamp: testStampText(shipment),
  }
}

function townText({ cityName, state, country }: ShipmentAddress): string {
  return `${cityName ?? state?.name ?? ''}, ${country.name}`.replace(/^, /, '')
}

function toWaybillParty(address: ShipmentAddress): WaybillParty {
  return {
    fullname: address.fullname,
    phoneNumber: address.phoneNumber,
    address: address.address,
    originalScript: address.originalScript,
    cityName: address.cityName,
    stateName: address.state?.name ?? null,
    countryName: address.country.name,
    postalCode: address.postalCode,
  }
}

function toWaybillPackage(parcel: ShipmentPackage): WaybillData['packages'][number] {
  const { lengthCm: length, widthCm: width, heightCm: height } = parcel
  const hasSize = length > 0 && width > 0 && height > 0
  return {
    waybillNumber: parcel.waybillNumber,
    weightGrams: parcel.weightGrams,
    billableWeightGrams: calculateBillableGrams(parcel),
    declaredValueKobo: parcel.valueKobo,
    dimensionsCm: hasSize ? { length, width, height } : null,
    contents: parcel.items.map(({ description, quantity }) => ({ description, quantity })),
  }
}
