import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import { findRetryDelaySeconds } from '#shared/errors/retry_delay'
import { setRetryAfter } from '#shared/http/controllers/retry_after_header'
import { getReaderTranslator } from '#shared/languages/controllers/reader_language'
import type { Translator } from '#shared/languages/translator'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import type Shipment from '#shipping/shipment/models/shipment'
import {
  checkLastFour,
  isReceiverLink,
  NotFourDigits,
  WrongLastDigits,
} from '#shipping/tracking/receiver_proof'
import { expectsTrackingUpdates } from '#shipping/tracking/subscriptions/subscribe_to_parcel'
import { smsStopLink } from '#shipping/tracking/subscriptions/subscription_link'
import { SUBSCRIBE_ANSWERS, type SubscribeAnswer } from '#shipping/tracking/rules/subscribe_answers'
import { loadReceiverView } from '#shipping/tracking/load_receiver_view'
import type { ReceiverView, ShopProduct } from '#shipping/tracking/rules/receiver_view'
import { lookUpShipment, waitMessage } from '#shipping/tracking/tracking_lookup'

type ReceiverAnswer = { receiver: ReceiverView | null; receiverError: string | null }

const NO_RECEIVER: ReceiverAnswer = { receiver: null, receiverError: null }

/** Everybody sees where the parcel is; only a proven receiver sees names, address and products. */
export async function lookUpForReceiver(ctx: HttpContext, given: unknown) {
  const lookupResult = await lookUpShipment(findVisitorKey(ctx), given, {
    translator: getReaderTranslator(ctx),
  })
  const { lookup, shipment, status, retryAfterSeconds } = lookupResult
  const translator = getReaderTranslator(ctx, shipment?.address('destination').countryCode)
  ctx.response.status(status)
  setRetryAfter(ctx, retryAfterSeconds)
  const answer = shipment ? await answerFor(ctx, shipment, translator) : NO_RECEIVER
  if (answer.receiver) ctx.response.header('Cache-Control', 'no-store, private')
  const isOpen = shipment !== null && expectsTrackingUpdates(shipment)
  const news = {
    isOpen,
    said: subscribeAnswerIn(ctx),
    stopLink: answer.receiver && (await smsStopLink(shipment!)),
  }
  const all = { ...lookup, ...answer, news, csrfToken: ctx.request.csrfToken }
  return { lookup: all, shipment, translator }
}

function subscribeAnswerIn({ request }: HttpContext): SubscribeAnswer | null {
  const { news } = request.qs()
  return SUBSCRIBE_ANSWERS.find((answer) => answer === news) ?? null
}

async function answerFor(
  ctx: HttpContext,
  shipment: Shipment,
  translator: Translator
): Promise<ReceiverAnswer> {
  try {
    const isProven = await isReceiver(ctx, shipment)
    const receiver = isProven
      ? await loadReceiverView(shipment, await ctx.productsOfShop?.(shipment))
      : null
    return { receiver, receiverError: null }
  } catch (error) {
    return { receiver: null, receiverError: explainProofError(ctx, error, translator) }
  }
}

async function isReceiver(ctx: HttpContext, shipment: Shipment): Promise<boolean> {
  const { request } = ctx
  if (isReceiverLink(request.qs(), shipment)) return true
  if (request.method() !== 'POST') return false
  await checkLastFour(shipment, request.input('lastFour'), request.ip())
  return true
}

function explainProofError(ctx: HttpContext, error: unknown, translator: Translator): string {
  const { response } = ctx
  if (error instanceof NotFourDigits || error instanceof WrongLastDigits) {
    response.status(422)
    const problem = error instanceof NotFourDigits ? 'notFour' : 'wrong'
    return translator.t(`tracking.receiver.${problem}`)
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    response.status(429)
    setRetryAfter(ctx, findRetryDelaySeconds(error))
    return waitMessage(error.response.availableIn, translator)
  }
  throw error
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set by the branding module; this module must not depend on it. */
    productsOfShop?: (shipment: Shipment) => Promise<ShopProduct[]>
  }
}
