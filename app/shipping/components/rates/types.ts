import type { Data } from '@generated/data'
import type { RateForm, RateProblems } from '../../rate_rules.js'

export type RateQuote = Data.Shipping.RateQuote.Variants['forPage']

export type OfferedRate = RateQuote['courierRates'][number]

/** What the server knows about a question for rates. */
export type RatesProps = {
  form: RateForm
  problems: RateProblems
  notice: string | null
  quote: RateQuote | null
  countries: Data.Shipping.Country[]
  states: Data.Shipping.State[]
  originCities: Data.Shipping.City[]
  destinationCities: Data.Shipping.City[]
  staffTexts: { rates: string; phytoRequest: string | null } | null
}
