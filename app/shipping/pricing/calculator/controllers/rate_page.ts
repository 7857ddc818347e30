import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import { findVisitorKey } from '#identity/sessions/controllers/visitor_key'
import { DomainError } from '#shared/errors/domain_error'
import { findRetryDelaySeconds } from '#shared/errors/retry_delay'
import { setRetryAfter } from '#shared/http/controllers/retry_after_header'
import { getEnglishTranslator, type Translator } from '#shared/languages/translator'
import { knownPlaces } from '#shipping/places/known_places'
import type { PlaceNames } from '#shipping/places/resolve_place'
import { limitRateQuotes } from '#shipping/pricing/calculator/quote_throttle'
import { quoteRates, type CalculatedRates } from '#shipping/pricing/calculator/quote_rates'
import {
  type AdvisedMeasure,
  measureChecks,
  type RateField,
  type RateForm,
  type RateProblems,
} from '#shipping/pricing/calculator/rules/rate_rules'
import { formatPhytoRequest, formatRates } from '#shipping/pricing/calculator/rate_texts'
import { findPricingVersion } from '#shipping/pricing/pricing_version'
import CityTransformer from '#shipping/places/city_transformer'
import RateQuoteTransformer from '#shipping/pricing/calculator/rate_quote_transformer'
import StateTransformer from '#shipping/places/state_transformer'
import {
  type RateQuoteInput,
  rateQuoteValidator,
} from '#shipping/pricing/calculator/rate_quote_validator'

const FIELD_PATHS: Record<RateField, string> = {
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

const FIELDS = Object.keys(FIELD_PATHS) as RateField[]
const MEASURE_FIELDS = Object.keys(measureChecks) as (keyof typeof measureChecks)[]

type RatePageAnswer = {
  status: number
  quote: CalculatedRates | null
  problems: RateProblems
  notice: string | null
}

type RateQuoter = (input: RateQuoteInput) => Promise<CalculatedRates>

const NO_RATES: RatePageAnswer = { status: 200, quote: null, problems: {}, notice: null }

/** Submits the form by GET, so that the page works without scripts. `change` reopens the form. */
export async function loadRatePage(
  ctx: HttpContext,
  translator = getEnglishTranslator(),
  quoteOf: RateQuoter = (input) => quoteRates(input, ctx.caller)
) {
  const query = ctx.request.qs()
  const form = rateFormFromQuery(query)
  const isAsked = query.weight !== undefined && query.change === undefined
  const { status, quote, problems, notice } = isAsked
    ? await quoteForm(ctx, form, quoteOf)
    : NO_RATES
  ctx.response.status(status)
  return {
    form,
    advised: isAsked ? null : advisedMeasureFromQuery(query),
    problems,
    notice,
    quote: quote
      ? RateQuoteTransformer.transform(translateQuote(quote, form, translator)).useVariant(
          'forPage'
        )
      : null,
    tariffVersion: await findPricingVersion(quote?.route.offers[0]?.trace, ctx.caller),
    staffTexts: quote && ctx.caller?.isBookingStaff ? staffTexts(quote) : null,
    ...(await placeChoices(form, translator)),
  }
}

function translateQuote(
  quote: CalculatedRates,
  form: RateForm,
  translator: Translator
): CalculatedRates {
  const named = (place: PlaceNames, code: string) => ({
    ...place,
    country: translator.country({ code, name: place.country }),
  })
  return {
    ...quote,
    origin: named(quote.origin, form.originCountry),
    destination: named(quote.destination, form.destinationCountry),
  }
}

function staffTexts(quote: CalculatedRates) {
  return { rates: formatRates(quote), phytoRequest: formatPhytoRequest(quote) }
}

async function quoteForm(
  ctx: HttpContext,
  form: RateForm,
  quoteOf: RateQuoter
): Promise<RatePageAnswer> {
  try {
    await limitRateQuotes(findVisitorKey(ctx))
    const input = await rateQuoteValidator.validate(toRateQuoteInput(form))
    return { ...NO_RATES, quote: await quoteOf(input) }
  } catch (error) {
    setRetryAfter(ctx, findRetryDelaySeconds(error))
    return { ...NO_RATES, ...explainRateError(error) }
  }
}

function explainRateError(error: unknown): Partial<RatePageAnswer> {
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return problemsByField(error.messages)
  if (error instanceof DomainError) return problemsByField([error])
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    const wait = `${error.response.availableIn} seconds`
    return { status: 429, notice: `Too many attempts. Please wait ${wait} and try again.` }
  }
  throw error
}

function problemsByField(faults: { field?: string; message: string }[]): Partial<RatePageAnswer> {
  const problems: RateProblems = {}
  const unplaced: string[] = []
  for (const { field, message } of faults) {
    const name = FIELDS.find((candidate) => FIELD_PATHS[candidate] === field)
    if (name) problems[name] ??= message
    else unplaced.push(message)
  }
  return { status: 422, problems, notice: unplaced.join(' ') || null }
}

function rateFormFromQuery(query: Record<string, unknown>): RateForm {
  const isExport = query.export !== '0' && query.export !== 'false'
  const typed = (name: RateField) => {
    const value = query[name]
    // PostgreSQL text accepts no null characters.
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

function advisedMeasureFromQuery({ advised, was }: Record<string, unknown>): AdvisedMeasure | null {
  const field = MEASURE_FIELDS.find((name) => name === advised)
  const isNumber = typeof was === 'string' && /^[\d.]{1,12}$/.test(was)
  return field && isNumber ? { field, was } : null
}

function toRateQuoteInput(form: RateForm) {
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

/** Includes the cities of the chosen states, so that the form works without scripts. */
async function placeChoices({ originState, destinationState }: RateForm, translator: Translator) {
  const places = await knownPlaces.current()
  const citiesOf = (stateKey: string) =>
    CityTransformer.transform(sortByName(places.citiesOf(stateKey), translator))
  return {
    countries: sortByName(
      places.countries.map(({ code, name }) => ({
        code,
        name: translator.country({ code, name }),
      })),
      translator
    ).map(({ code, name }) => ({ value: code, label: name })),
    states: StateTransformer.transform(sortByName(places.statesOf('NG'), translator)),
    originCities: citiesOf(originState),
    destinationCities: citiesOf(destinationState),
  }
}

/** The database may sort by bytes, which puts Åland after Zimbabwe. */
function sortByName<Named extends { name: string }>(
  places: readonly Named[],
  { language }: Translator
): Named[] {
  const alphabet = new Intl.Collator(language)
  return places.toSorted((one, other) => alphabet.compare(one.name, other.name))
}
