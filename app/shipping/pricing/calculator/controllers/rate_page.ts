import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import { visitorOf } from '#identity/sessions/controllers/visitor'
import { DomainError } from '#shared/errors/domain_error'
import { waitOf } from '#shared/errors/wait'
import { sayWait } from '#shared/http/controllers/say_wait'
import { inEnglish, type Words } from '#shared/languages/words'
import { knownPlaces } from '#shipping/places/known_places'
import type { PlaceNames } from '#shipping/places/places'
import { throttleRateQuote } from '#shipping/pricing/calculator/quote_throttle'
import { quoteRates, type RateQuote } from '#shipping/pricing/calculator/rate_quote'
import {
  type AdvisedMeasure,
  measureChecks,
  type RateField,
  type RateForm,
  type RateProblems,
} from '#shipping/pricing/calculator/rules/rate_rules'
import { phytoRequestText, ratesText } from '#shipping/pricing/calculator/rate_texts'
import { versionBehind } from '#shipping/pricing/named_version'
import CityTransformer from '#shipping/places/city_transformer'
import RateQuoteTransformer from '#shipping/pricing/calculator/rate_quote_transformer'
import StateTransformer from '#shipping/places/state_transformer'
import {
  type RateQuestion,
  rateQuoteValidator,
} from '#shipping/pricing/calculator/rate_quote_validator'

/** Where each field of the form stands in the question that the API takes. */
const PATHS: Record<RateField, string> = {
  originCountry: 'origin.country',
  originState: 'origin.state',
  originCity: 'origin.city',
  destinationCountry: 'destination.country',
  destinationState: 'destination.state',
  destinationCity: 'destination.city',
  weight: 'items.0.weight',
  length: 'items.0.packageDimension.0',
  width: 'items.0.packageDimension.1',
  height: 'items.0.packageDimension.2',
}

const FIELDS = Object.keys(PATHS) as RateField[]
const MEASURES = Object.keys(measureChecks) as (keyof typeof measureChecks)[]

type Answer = {
  status: number
  quote: RateQuote | null
  problems: RateProblems
  /** What is wrong, where that is no field of the form. */
  notice: string | null
}

/** By what a question is priced. */
type QuoteOf = (question: RateQuestion) => Promise<RateQuote>

const UNASKED: Answer = { status: 200, quote: null, problems: {}, notice: null }

/**
 * The props of a rates page. Its form is a plain GET, so the question stands in the address, and
 * the answer is complete before any script runs. `change` in the address opens the form again.
 */
export async function ratePage(
  ctx: HttpContext,
  words = inEnglish(),
  quoteOf: QuoteOf = (question) => quoteRates(question, ctx.caller)
) {
  const query = ctx.request.qs()
  const form = formIn(query)
  const isAsked = query.weight !== undefined && query.change === undefined
  const { status, quote, problems, notice } = isAsked ? await answer(ctx, form, quoteOf) : UNASKED
  ctx.response.status(status)
  return {
    form,
    advised: isAsked ? null : advisedIn(query),
    problems,
    notice,
    quote: quote
      ? RateQuoteTransformer.transform(inWords(quote, form, words)).useVariant('forPage')
      : null,
    tariffVersion: await versionBehind(quote?.route.offers[0]?.trace, ctx.caller),
    staffTexts: quote && ctx.caller?.isBookingStaff ? staffTexts(quote) : null,
    ...(await choices(form, words)),
  }
}

/** Countries by their names in the language of the reader. */
function inWords(quote: RateQuote, form: RateForm, words: Words): RateQuote {
  const named = (place: PlaceNames, code: string) => ({
    ...place,
    country: words.country({ code, name: place.country }),
  })
  return {
    ...quote,
    origin: named(quote.origin, form.originCountry),
    destination: named(quote.destination, form.destinationCountry),
  }
}

function staffTexts(quote: RateQuote) {
  return { rates: ratesText(quote), phytoRequest: phytoRequestText(quote) }
}

async function answer(ctx: HttpContext, form: RateForm, quoteOf: QuoteOf): Promise<Answer> {
  try {
    await throttleRateQuote(visitorOf(ctx))
    const question = await rateQuoteValidator.validate(questionOf(form))
    return { ...UNASKED, quote: await quoteOf(question) }
  } catch (error) {
    sayWait(ctx, waitOf(error))
    return { ...UNASKED, ...explained(error) }
  }
}

/** A page shows its failures instead of throwing them. */
function explained(error: unknown): Partial<Answer> {
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return placed(error.messages)
  if (error instanceof DomainError) return placed([error])
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    const wait = `${error.response.availableIn} seconds`
    return { status: 429, notice: `Too many tries. Please wait ${wait} and try again.` }
  }
  throw error
}

function placed(faults: { field?: string; message: string }[]): Partial<Answer> {
  const problems: RateProblems = {}
  const unplaced: string[] = []
  for (const { field, message } of faults) {
    const name = FIELDS.find((candidate) => PATHS[candidate] === field)
    if (name) problems[name] ??= message
    else unplaced.push(message)
  }
  return { status: 422, problems, notice: unplaced.join(' ') || null }
}

function formIn(query: Record<string, unknown>): RateForm {
  const isExport = query.export !== '0' && query.export !== 'false'
  const typed = (name: RateField) => {
    const value = query[name]
    // PostgreSQL takes no control characters in a text.
    return typeof value === 'string'
      ? value
          .replace(/\p{Cc}/gu, '')
          .trim()
          .slice(0, 40)
      : ''
  }
  const form = Object.fromEntries(FIELDS.map((name) => [name, typed(name)])) as Record<
    RateField,
    string
  >
  const originCountry = isExport ? form.originCountry || 'NG' : 'NG'
  const destinationCountry = isExport ? form.destinationCountry : 'NG'
  return { ...form, export: isExport, originCountry, destinationCountry }
}

/** What somebody has come back with to change it; anything else that an address says of it is passed over. */
function advisedIn({ advised, was }: Record<string, unknown>): AdvisedMeasure | null {
  const field = MEASURES.find((name) => name === advised)
  const isNumber = typeof was === 'string' && /^[\d.]{1,12}$/.test(was)
  return field && isNumber ? { field, was } : null
}

function questionOf(form: RateForm) {
  return {
    export: form.export,
    origin: { country: form.originCountry, state: form.originState, city: form.originCity },
    destination: {
      country: form.destinationCountry,
      state: form.destinationState,
      city: form.destinationCity,
    },
    items: [{ weight: form.weight, packageDimension: [form.length, form.width, form.height] }],
  }
}

/** Nigeria's states, and the cities of those that are chosen: enough to complete the form without a script. */
async function choices({ originState, destinationState }: RateForm, words: Words) {
  const places = await knownPlaces.now()
  const citiesOf = (stateKey: string) =>
    CityTransformer.transform(byName(places.citiesOf(stateKey), words))
  return {
    countries: byName(
      places.countries.map(({ code, name }) => ({ code, name: words.country({ code, name }) })),
      words
    ).map(({ code, name }) => ({ value: code, label: name })),
    states: StateTransformer.transform(byName(places.statesOf('NG'), words)),
    originCities: citiesOf(originState),
    destinationCities: citiesOf(destinationState),
  }
}

/** The database may sort by bytes, which puts Åland after Zimbabwe. */
function byName<Named extends { name: string }>(
  places: readonly Named[],
  { language }: Words
): Named[] {
  const alphabet = new Intl.Collator(language)
  return places.toSorted((one, other) => alphabet.compare(one.name, other.name))
}
