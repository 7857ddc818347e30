import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import { waitOf } from '#shared/errors/wait'
import { sayWait } from '#shared/http/controllers/say_wait'
import { readerWords } from '#shared/languages/controllers/reader_words'
import type { Words } from '#shared/languages/words'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import type Shipment from '#shipping/shipment/models/shipment'
import {
  checkLastFour,
  isReceiverLink,
  NotFourDigits,
  WrongLastDigits,
} from '#shipping/tracking/receiver_proof'
import { hasNewsToCome } from '#shipping/tracking/followers/follow_parcel'
import { smsStopLink } from '#shipping/tracking/followers/follower_link'
import { NEWS_ANSWERS, type NewsAnswer } from '#shipping/tracking/rules/news_answers'
import { receiverViewOf } from '#shipping/tracking/receiver_view'
import type { ReceiverView, ShopProduct } from '#shipping/tracking/rules/receiver_view'
import { lookUpShipment, waitSentence } from '#shipping/tracking/tracking_lookup'

type Answer = { receiver: ReceiverView | null; receiverError: string | null }

const NOBODY: Answer = { receiver: null, receiverError: null }

/**
 * Looks a number up for a page that anyone may open. Where the parcel is, is told to all; names,
 * address and products only to who proves to be the receiver.
 */
export async function lookUpForReceiver(ctx: HttpContext, given: unknown) {
  const looked = await lookUpShipment(visitorOf(ctx), given, { words: readerWords(ctx) })
  const { lookup, shipment, status, wait } = looked
  const words = readerWords(ctx, shipment?.address('destination').countryCode)
  ctx.response.status(status)
  sayWait(ctx, wait)
  const answer = shipment ? await answerFor(ctx, shipment, words) : NOBODY
  // What one receiver was shown stays out of every store on its way.
  if (answer.receiver) ctx.response.header('Cache-Control', 'no-store, private')
  const isOpen = shipment !== null && hasNewsToCome(shipment)
  const news = {
    isOpen,
    said: saidOf(ctx),
    stopLink: answer.receiver && (await smsStopLink(shipment!)),
  }
  const all = { ...lookup, ...answer, news, csrfToken: ctx.request.csrfToken }
  return { lookup: all, shipment, words }
}

/** What came of asking for news by a form without any script. */
function saidOf({ request }: HttpContext): NewsAnswer | null {
  const { news } = request.qs()
  return NEWS_ANSWERS.find((answer) => answer === news) ?? null
}

async function answerFor(ctx: HttpContext, shipment: Shipment, words: Words): Promise<Answer> {
  try {
    const isProven = await isReceiver(ctx, shipment)
    const receiver = isProven
      ? await receiverViewOf(shipment, await ctx.productsOfShop?.(shipment))
      : null
    return { receiver, receiverError: null }
  } catch (error) {
    return { receiver: null, receiverError: explained(ctx, error, words) }
  }
}

async function isReceiver(ctx: HttpContext, shipment: Shipment): Promise<boolean> {
  const { request } = ctx
  if (isReceiverLink(request.qs(), shipment)) return true
  if (request.method() !== 'POST') return false
  await checkLastFour(shipment, request.input('lastFour'), request.ip())
  return true
}

function explained(ctx: HttpContext, error: unknown, words: Words): string {
  const { response } = ctx
  if (error instanceof NotFourDigits || error instanceof WrongLastDigits) {
    response.status(422)
    const problem = error instanceof NotFourDigits ? 'notFour' : 'wrong'
    return words.t(`tracking.receiver.${problem}`)
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    response.status(429)
    sayWait(ctx, waitOf(error))
    return waitSentence(error.response.availableIn, words)
  }
  throw error
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Put there by the module that knows shops, which comes after this one. */
    productsOfShop?: (shipment: Shipment) => Promise<ShopProduct[]>
  }
}
