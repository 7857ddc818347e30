import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { countTry } from '#identity/sessions/throttles'
import { publicWords } from '#shared/languages/controllers/page_words'
import { knownPlaces } from '#shipping/places/known_places'
import { answerRequest, askerBehind, LinkOver } from '#shipping/addresses/answering'
import { askedAddressValidator } from '#shipping/addresses/book_validators'
import { writtenTexts } from '#shipping/addresses/controllers/written_texts'

export default class AskedAddressPageController {
  /** Opening the page uses nothing up: mail programs and messengers open links to look at them. */
  async render(ctx: HttpContext) {
    const { inertia, params, request, response } = ctx
    await countTry(request.ip(), 'open_link')
    response.header('Referrer-Policy', 'no-referrer')
    response.header('Cache-Control', 'no-store, private')
    response.header('X-Robots-Tag', 'noindex, nofollow')
    const token = String(params.token)
    const answer = request.method() === 'POST' ? await answered(ctx, token) : NOT_ANSWERED
    const places = await knownPlaces.now()
    return inertia.render('shipping/addresses/asked_address', {
      ...answer,
      asker: answer.thanked ?? (await askerBehind(token)),
      token,
      countries: places.countries.map(({ name }) => ({ value: name, label: name })),
      states: places.statesOf('NG').map(({ name }) => name),
      csrfToken: request.csrfToken,
      words: publicWords(ctx, 'asked_address'),
    })
  }
}

type Answer = {
  /** Who has it now. */
  thanked: string | null
  /** What was written, and what is wrong with it. */
  values: Record<string, string>
  problems: Record<string, string>
}

const NOT_ANSWERED: Answer = { thanked: null, values: {}, problems: {} }

/** Without any script: what the call does for a page that has one. */
async function answered({ request }: HttpContext, token: string): Promise<Answer> {
  const values = shownValues(request.all())
  try {
    const texts = writtenTexts(await request.validateUsing(askedAddressValidator))
    const { asker } = await answerRequest(token, texts)
    return { thanked: asker, values: {}, problems: {} }
  } catch (error) {
    if (error instanceof LinkOver) return NOT_ANSWERED
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const messages: { field: string; message: string }[] = error.messages
    const problems = messages.map(({ field, message }) => [field, message] as const)
    return { thanked: null, values, problems: Object.fromEntries(problems.toReversed()) }
  }
}

function shownValues(sent: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(sent).filter(([name]) => name !== '_csrf')
  return Object.fromEntries(
    texts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  )
}
