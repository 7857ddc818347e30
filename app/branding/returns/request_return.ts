import limiter from '@adonisjs/limiter/services/main'
import { DomainError } from '#shared/errors/domain_error'
import type { Translator } from '#shared/languages/translator'
import Shipment from '#shipping/shipment/models/shipment'
import { requestReturnByReceiver, type ReturnRequest } from '#shipping/returns/request_return'
import { applyReturnRules } from '#shipping/returns/decide_return'
import type { AllowedReturns } from '#shipping/returns/models/return_rules'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import {
  AlreadyRequestedForReturn,
  ExchangeNotAllowed,
  ShipmentNotReturnable,
} from '#shipping/returns/return_errors'
import { isWithinReturnWindow } from '#shipping/returns/return_window'
import { isReceiverLink } from '#shipping/tracking/receiver_proof'
import {
  NoTrackingInformation,
  findTrackedShipment,
} from '#shipping/tracking/build_tracking_detail'
import { type Shop, findShopById } from '#branding/tracking_page/shop'

class ReceiverNotVerified extends DomainError {
  constructor() {
    super(
      'E_FORBIDDEN',
      'Please open the page again from our message, or confirm there that you are the receiver.'
    )
  }
}

class ReturnClosed extends DomainError {}

interface ReturnRequestInput {
  key: string
  request: ReturnRequest
  translator: Translator
}

/**
 * Requests a return on a shop's page; the shop's rules decide whether it is booked at once. Throws
 * NoTrackingInformation, ReceiverNotVerified, ReturnClosed, ExchangeNotAllowed and the errors
 * of `requestReturnByReceiver`.
 */
export async function requestReturn(
  trackingNumber: number,
  { key, request: asked, translator }: ReturnRequestInput
): Promise<{ shop: string; isBooked: boolean }> {
  const { id, organizationId } = await findTrackedShipment(trackingNumber)
  const shop = await findShopById(organizationId)
  if (!shop) throw new NoTrackingInformation()
  if (!isReceiverLink({ k: key }, { trackingNumber })) throw new ReceiverNotVerified()
  const name = shop.business.name
  const shipment = await Shipment.findWithDetails(id)
  const { rules } = shop
  if (!canReceiverReturn(shipment, rules)) throw returnClosedError(translator, name)
  if (asked.kind === 'exchange' && !rules.exchanges) throw new ExchangeNotAllowed()
  await limiter.use({ requests: 10, duration: '1 day' }).consume(`returns:parcel:${id}`)
  const { id: returnId } = await submitReturnRequest(
    shipment,
    { ...asked, pickup: choosesPickup(rules, asked) },
    translator
  ).catch((error) => {
    throw error instanceof ShipmentNotReturnable ? returnClosedError(translator, name) : error
  })
  const request = await ShipmentReturn.findOrFail(returnId)
  await applyReturnRules(request)
  await request.refresh()
  return { shop: name, isBooked: request.returnShipmentId !== null }
}

export function canReceiverReturn(
  { status, deliveredAt, returnOf, isTest }: Shipment,
  rules: Pick<AllowedReturns, 'forReceivers' | 'windowDays'>
): boolean {
  if (!rules.forReceivers || isTest || status !== 'DELIVERED' || !deliveredAt) return false
  return returnOf === null && isWithinReturnWindow(deliveredAt, rules.windowDays)
}

function returnClosedError(translator: Translator, shop: Shop['business']['name']) {
  return new ReturnClosed('E_NOT_RETURNABLE', translator.t('returns.closed', { shop }))
}

async function submitReturnRequest(
  shipment: Shipment,
  request: ReturnRequest,
  translator: Translator
) {
  try {
    return await requestReturnByReceiver(shipment, request)
  } catch (error) {
    if (!(error instanceof AlreadyRequestedForReturn)) throw error
    throw new ReturnClosed(error.code, translator.t('returns.taken'), error.field)
  }
}

/** The receiver chooses between pickup and office only if the shop's rule is `either`. */
function choosesPickup({ handOver }: AllowedReturns, { pickup }: ReturnRequest): boolean {
  return handOver === 'either' ? pickup : handOver === 'pickup'
}
