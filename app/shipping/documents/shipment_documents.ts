import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { headOffice } from '#shared/brand/brand'
import { appUrl } from '#config/app'
import { inPaperTurn, type Paper } from '#shared/documents/offered'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { type CourierLabel, courierLabelOf, labelPages } from '#shipping/documents/courier_label'
import { DocumentNotReady, requireSendable } from '#shipping/documents/document_not_ready'
import { placeOf, stampOf } from '#shipping/documents/format'
import { customsOf } from '#shipping/customs/customs'
import { renderCommercialInvoice, renderPackingList } from '#shipping/documents/customs_paper'
import { customsPaperOf } from '#shipping/documents/customs_paper_data'
import { renderInvoice, type InvoiceData } from '#shipping/documents/invoice'
import { renderWaybill } from '#shipping/documents/waybill'
import type { WaybillData, WaybillParty } from '#shipping/documents/waybill_data'
import State from '#shipping/places/state'
import { PAPER_TYPES } from '#shipping/shipment/models/carrier_paper'
import Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type ShipmentPackage from '#shipping/shipment/models/shipment_package'
import { billableGrams } from '#shipping/pricing/rules/weight'

type CustomsPaper = 'commercial_invoice' | 'packing_list'
export type ShipmentPaper = 'waybill' | 'invoice' | CustomsPaper

const NOT_READY: Record<ShipmentPaper, string> = {
  waybill: 'The waybill is not ready yet. Please try again in a minute.',
  invoice: 'The invoice is ready once the shipment is paid for.',
  commercial_invoice: 'The commercial invoice is ready once the shipment is paid for.',
  packing_list: 'The packing list is ready once the shipment is paid for.',
}

const NO_CUSTOMS = 'Customs need no documents for this shipment.'

const PAYMENT_METHODS = { cash: 'Wallet', cash_back: 'Cash back', card: 'Card' }

/**
 * Of a shipment that `Shipment.whole` has loaded. Throws DocumentNotReady for a waybill that no courier
 * has numbered or whose shipment is voided, for any other before payment, for those of customs where none ask.
 */
export function requireDocument(shipment: Shipment, document: ShipmentPaper) {
  if (document === 'waybill') requireSendable(shipment)
  const isReady = document === 'waybill' ? shipment.waybillNumber : shipment.isPaid
  if (isForCustoms(document) && !customsOf(shipment)) throw new DocumentNotReady(NO_CUSTOMS)
  if (!isReady) throw new DocumentNotReady(NOT_READY[document])
}

export function isForCustoms(document: ShipmentPaper): document is CustomsPaper {
  return document === 'commercial_invoice' || document === 'packing_list'
}

/** The bytes of a PDF, of a shipment that `Shipment.whole` has loaded. */
export async function renderDocument(shipment: Shipment, document: ShipmentPaper): Promise<Buffer> {
  requireDocument(shipment, document)
  switch (document) {
    case 'waybill':
      return (await labelPages(shipment.id)) ?? renderWaybill(waybillOf(shipment))
    case 'invoice':
      return renderInvoice(invoiceOf(shipment, await payerOf(shipment)))
    case 'commercial_invoice':
      return renderCommercialInvoice(await customsPaperOf(shipment))
    case 'packing_list':
      return renderPackingList(await customsPaperOf(shipment))
  }
}

/** What a token of a shipment opens. Throws E_ROW_NOT_FOUND when the shipment is gone. */
export async function paperOf(shipmentId: number, document: ShipmentPaper): Promise<Paper> {
  const shipment = await Shipment.whole(shipmentId)
  return { filename: filenameOf(document, shipment), pdf: await renderDocument(shipment, document) }
}

/** What is put on the parcel: the courier's own label, or our waybill where it gives none. Throws DocumentNotReady. */
export async function labelOf(shipment: Shipment): Promise<CourierLabel> {
  requireSendable(shipment)
  const label = await courierLabelOf(shipment.id)
  if (label) return label
  const { pdf: content } = await inPaperTurn(() => paperOf(shipment.id, 'waybill'))
  return { format: 'pdf', type: PAPER_TYPES.pdf, content }
}

/** `commercial-invoice-5030912345.pdf` */
export function filenameOf(document: string, { trackingNumber }: Shipment): string {
  return `${document.replace('_', '-')}-${trackingNumber}.pdf`
}

/** Of a shipment that `Shipment.whole` has loaded. */
export function waybillOf(shipment: Shipment): WaybillData {
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
    origin: partyOf(shipment.address('origin')),
    destination: partyOf(shipment.address('destination')),
    packages: shipment.packages.map(parcelOf),
    insurance: shipment.insurance,
    signatureRequired: shipment.signatureRequired,
    pickup: shipment.pickup,
    preferredPickupDateDesc: shipment.preferredPickupDate?.toFormat('ccc, dd LLL yyyy') ?? null,
    stamp: stampOf(shipment),
  }
}

/** A business pays under its own name; otherwise who sends, or at an import who had it sent. */
async function payerOf(shipment: Shipment): Promise<InvoiceData['billTo']> {
  const origin = shipment.address('origin')
  const sender = { ...partyOf(origin), place: placeOf(partyOf(origin)), email: origin.email }
  const business = await Organization.findOrFail(Math.abs(shipment.organizationId))
  if (business.isBusiness) {
    return {
      ...sender,
      ...(await seatOf(business)),
      fullname: business.name,
      email: business.contactEmail ?? origin.email,
      phoneNumber: business.contactPhoneNumber ?? origin.phoneNumber,
    }
  }
  if (shipment.kind !== 'import') return sender
  const { fullName: fullname, email, phoneNumber } = await User.findOrFail(shipment.userId)
  return { fullname, ...NOWHERE, email, phoneNumber: phoneNumber ?? '' }
}

const NOWHERE = { address: '', place: '', countryName: '' }

/** Where a business says that it is: its own street never stands above somebody else's town. */
async function seatOf({ address, stateKey }: Organization) {
  if (!address) return {}
  const state = stateKey
    ? await State.query().where('key', stateKey).preload('country').first()
    : null
  return { ...NOWHERE, address, place: state?.name ?? '', countryName: state?.country.name ?? '' }
}

function invoiceOf(shipment: Shipment, billTo: InvoiceData['billTo']): InvoiceData {
  const origin = shipment.address('origin')
  return {
    provider: { ...brand, address: headOffice(brand) },
    invoiceNumber: shipment.transactionReference,
    issuedAt: shipment.paidAt!.toJSDate(),
    billTo,
    shipment: {
      trackingNumber: String(shipment.trackingNumber),
      courier: shipment.courier.name,
      serviceType: shipment.serviceType,
      route: `${townOf(origin)} to ${townOf(shipment.address('destination'))}`,
      packageCount: shipment.packages.length,
      billableWeightGrams: shipment.billableGrams,
    },
    lines: shipment.charges.map(({ label, amountKobo }) => ({ label, detail: null, amountKobo })),
    totalKobo: shipment.totalKobo,
    payment: {
      method: PAYMENT_METHODS[shipment.paymentMethod!],
      reference: shipment.transactionReference,
      paidAt: shipment.paidAt!.toJSDate(),
    },
    stamp: stampOf(shipment),
  }
}

function townOf({ cityName, state, country }: ShipmentAddress): string {
  return `${cityName ?? state?.name ?? ''}, ${country.name}`.replace(/^, /, '')
}

function partyOf(address: ShipmentAddress): WaybillParty {
  return {
    fullname: address.fullname,
    phoneNumber: address.phoneNumber,
    address: address.address,
    cityName: address.cityName,
    stateName: address.state?.name ?? null,
    countryName: address.country.name,
    postalCode: address.postalCode,
  }
}

function parcelOf(parcel: ShipmentPackage): WaybillData['packages'][number] {
  const { lengthCm: length, widthCm: width, heightCm: height } = parcel
  const hasSize = length > 0 && width > 0 && height > 0
  return {
    waybillNumber: parcel.waybillNumber,
    weightGrams: parcel.weightGrams,
    billableWeightGrams: billableGrams(parcel),
    declaredValueKobo: parcel.valueKobo,
    dimensionsCm: hasSize ? { length, width, height } : null,
    contents: parcel.items.map(({ description, quantity }) => ({ description, quantity })),
  }
}
