import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import { waitOf } from '#shared/errors/wait'
import { sayWait } from '#shared/http/controllers/say_wait'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import type Shipment from '#shipping/shipment/models/shipment'
import {
  checkLastFour,
  isReceiverLink,
  NotFourDigits,
  WrongLastDigits,
} from '#shipping/tracking/receiver_proof'
import { receiverViewOf } from '#shipping/tracking/receiver_view'
import type { ReceiverView, ShopProduct } from '#shipping/tracking/rules/receiver_view'
import { lookUpShipment, waitSentence } from '#shipping/tracking/tracking_lookup'

type Answer = { receiver: ReceiverView | null; receiverError: string | null }

/**
 * Looks a number up for a page that anyone may open. Where the parcel is, is told to all; names,
 * address and products only to who proves to be the receiver.
 */
export async function lookUpForReceiver(ctx: HttpContext, given: unknown) {
  const { lookup, shipment, status, wait } = await lookUpShipment(visitorOf(ctx), given)
  ctx.response.status(status)
  sayWait(ctx, wait)
  const answer = shipment ? await answerFor(ctx, shipment) : { receiver: null, receiverError: null }
  // What one receiver was shown stays out of every store on its way.
  if (answer.receiver) ctx.response.header('Cache-Control', 'no-store, private')
  return { lookup: { ...lookup, ...answer, csrfToken: ctx.request.csrfToken }, shipment }
}

async function answerFor(ctx: HttpContext, shipment: Shipment): Promise<Answer> {
  try {
    const isProven = await isReceiver(ctx, shipment)
    const receiver = isProven
      ? await receiverViewOf(shipment, await ctx.productsOfShop?.(shipment))
      : null
    return { receiver, receiverError: null }
  } catch (error) {
    return { receiver: null, receiverError: explained(ctx, error) }
  }
}

async function isReceiver(ctx: HttpContext, shipment: Shipment): Promise<boolean> {
  const { request } = ctx
  if (isReceiverLink(request.qs(), shipment)) return true
  if (request.method() !== 'POST') return false
  await checkLastFour(shipment, request.input('lastFour'), request.ip())
  return true
}

function explained(ctx: HttpContext, error: unknown): string {
  const { response } = ctx
  if (error instanceof NotFourDigits || error instanceof WrongLastDigits) {
    response.status(422)
    return error.message
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    response.status(429)
    sayWait(ctx, waitOf(error))
    return waitSentence(error.response.availableIn)
  }
  throw error
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Put there by the module that knows shops, which comes after this one. */
    productsOfShop?: (shipment: Shipment) => Promise<ShopProduct[]>
  }
}
