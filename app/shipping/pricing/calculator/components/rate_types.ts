import type { Data } from '@generated/data'
import type {
  AdvisedMeasure,
  RateForm,
  RateProblems,
} from '#shipping/pricing/calculator/rules/rate_rules'

export type RateQuoteData = Data.Shipping.Pricing.Calculator.RateQuote.Variants['forPage']

export type RateOfferData = RateQuoteData['courierRates'][number]

export type RateAdviceData = RateQuoteData['advice'][number]

export type RatesPageProps = {
  form: RateForm
  advised: AdvisedMeasure | null
  problems: RateProblems
  notice: string | null
  quote: RateQuoteData | null
  countries: Data.Shipping.Places.Country[]
  states: Data.Shipping.Places.State[]
  originCities: Data.Shipping.Places.City[]
  destinationCities: Data.Shipping.Places.City[]
  /** For staff: the tariff version that priced the whole quote. */
  tariffVersion: { id: number; name: string; number: number | null } | null
  staffTexts: { rates: string; phytoRequest: string | null } | null
}
