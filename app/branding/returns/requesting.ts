import limiter from '@adonisjs/limiter/services/main'
import { DomainError } from '#shared/errors/domain_error'
import type { Words } from '#shared/languages/words'
import Shipment from '#shipping/shipment/models/shipment'
import { askByReceiver, type AskedReturn } from '#shipping/returns/asking'
import { decideByRules } from '#shipping/returns/deciding'
import type { AllowedReturns } from '#shipping/returns/models/return_rules'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { AlreadyReturned, NoExchange, NotReturnable } from '#shipping/returns/refusals'
import { isWithinWindow } from '#shipping/returns/return_window'
import { isReceiverLink } from '#shipping/tracking/receiver_proof'
import { NoTrackingInformation, trackedShipment } from '#shipping/tracking/tracking'
import { type Shop, shopWithId } from '#branding/tracking_page/shop'

class NotTheReceiver extends DomainError {
  constructor() {
    super(
      'E_FORBIDDEN',
      'Please open the page from our message once more, or show there that you are the receiver.'
    )
  }
}

/** In the words of who asked. */
class ReturnClosed extends DomainError {}

interface Request {
  key: string
  asked: AskedReturn
  words: Words
}

/**
 * What a receiver asks for on the page of a shop: it waits, or is booked at once, as the shop has set. Throws
 * NoTrackingInformation, NotTheReceiver, ReturnClosed, and what `askByReceiver` throws.
 */
export async function requestReturn(
  trackingNumber: number,
  { key, asked, words }: Request
): Promise<{ shop: string; isBooked: boolean }> {
  const { id, organizationId } = await trackedShipment(trackingNumber)
  const shop = await shopWithId(organizationId)
  if (!shop) throw new NoTrackingInformation()
  if (!isReceiverLink({ k: key }, { trackingNumber })) throw new NotTheReceiver()
  const name = shop.business.name
  const shipment = await Shipment.whole(id)
  const { rules } = shop
  if (!isOpen(shipment, rules)) throw closed(words, name)
  if (asked.kind === 'exchange' && !rules.exchanges) throw new NoExchange()
  await limiter.use({ requests: 10, duration: '1 day' }).consume(`returns:parcel:${id}`)
  const { id: returnId } = await ask(
    shipment,
    { ...asked, pickup: pickupBy(rules, asked) },
    words
  ).catch((error) => {
    throw error instanceof NotReturnable ? closed(words, name) : error
  })
  const request = await ShipmentReturn.findOrFail(returnId)
  await decideByRules(request)
  await request.refresh()
  return { shop: name, isBooked: request.returnShipmentId !== null }
}

/** Whether a receiver may ask now: their shop lets them, and the days after the delivery are not over. */
export function isOpen(
  { status, deliveredAt, returnOf, isTest }: Shipment,
  rules: Pick<AllowedReturns, 'forReceivers' | 'windowDays'>
): boolean {
  if (!rules.forReceivers || isTest || status !== 'DELIVERED' || !deliveredAt) return false
  return returnOf === null && isWithinWindow(deliveredAt, rules.windowDays)
}

function closed(words: Words, shop: Shop['business']['name']) {
  return new ReturnClosed('E_NOT_RETURNABLE', words.t('returns.closed', { shop }))
}

async function ask(shipment: Shipment, asked: AskedReturn, words: Words) {
  try {
    return await askByReceiver(shipment, asked)
  } catch (error) {
    if (!(error instanceof AlreadyReturned)) throw error
    throw new ReturnClosed(error.code, words.t('returns.taken'), error.field)
  }
}

/** Where the shop has chosen, it is as the shop has it. */
function pickupBy({ handOver }: AllowedReturns, { pickup }: AskedReturn): boolean {
  return handOver === 'either' ? pickup : handOver === 'pickup'
}
