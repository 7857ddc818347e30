import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'
import { knownPlaces } from '#shipping/places/known_places'
import {
  fillInAddressRequest,
  findRequesterName,
  AddressLinkExpired,
} from '#shipping/addresses/fill_in_address_request'
import { requestedAddressValidator } from '#shipping/addresses/book_validators'
import { addressTextsFromRequest } from '#shipping/addresses/controllers/address_texts_from_request'

export default class AddressRequestPageController {
  /** A GET must not consume the link, because mail clients and messengers prefetch links. */
  async render(ctx: HttpContext) {
    const { inertia, params, request, response } = ctx
    await consumeAttempt(request.ip(), 'open_link')
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store, private')
    response.header('X-Robots-Tag', 'noindex, nofollow')
    const token = String(params.token)
    const answer = request.method() === 'POST' ? await answerForm(ctx, token) : EMPTY_ANSWER
    const places = await knownPlaces.current()
    return inertia.render('shipping/addresses/requested_address', {
      ...answer,
      requester: answer.requester ?? (await findRequesterName(token)),
      isFilledIn: answer.requester !== null,
      token,
      countries: places.countries.map(({ name }) => ({ value: name, label: name })),
      states: places.statesOf('NG').map(({ name }) => name),
      csrfToken: request.csrfToken,
      words: buildPublicPageTranslations(ctx, 'asked_address'),
    })
  }
}

type RequestedAddressAnswer = {
  /** Who asked for the address; null until the receiver has submitted it. */
  requester: string | null
  values: Record<string, string>
  problems: Record<string, string>
}

const EMPTY_ANSWER: RequestedAddressAnswer = { requester: null, values: {}, problems: {} }

async function answerForm(
  { request }: HttpContext,
  token: string
): Promise<RequestedAddressAnswer> {
  const values = textValues(request.all())
  try {
    const texts = addressTextsFromRequest(await request.validateUsing(requestedAddressValidator))
    const { requester } = await fillInAddressRequest(token, texts)
    return { requester, values: {}, problems: {} }
  } catch (error) {
    if (error instanceof AddressLinkExpired) return EMPTY_ANSWER
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const messages: { field: string; message: string }[] = error.messages
    const problems = messages.map(({ field, message }) => [field, message] as const)
    return { requester: null, values, problems: Object.fromEntries(problems.toReversed()) }
  }
}

function textValues(sent: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(sent).filter(([name]) => name !== '_csrf')
  return Object.fromEntries(
    texts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  )
}
