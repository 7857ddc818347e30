import type { Data } from '@generated/data'
import type {
  AdvisedMeasure,
  RateForm,
  RateProblems,
} from '#shipping/pricing/calculator/rules/rate_rules'

export type RateQuote = Data.Shipping.Pricing.Calculator.RateQuote.Variants['forPage']

export type OfferedRate = RateQuote['courierRates'][number]

export type RateAdvice = RateQuote['advice'][number]

/** What the server knows about a question for rates. */
export type RatesProps = {
  form: RateForm
  advised: AdvisedMeasure | null
  problems: RateProblems
  notice: string | null
  quote: RateQuote | null
  countries: Data.Shipping.Places.Country[]
  states: Data.Shipping.Places.State[]
  originCities: Data.Shipping.Places.City[]
  destinationCities: Data.Shipping.Places.City[]
  /** For staff alone: all prices of a quote are of one. */
  tariffVersion: { id: number; name: string; number: number | null } | null
  staffTexts: { rates: string; phytoRequest: string | null } | null
}
