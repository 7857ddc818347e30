export type LandingPrice = {
  courier: string
  service: string
  days: string
  naira: number
  isCheapest: boolean
  isFastest: boolean
}

export type LandingPriceList = {
  /** The query of the rates page that shows the same prices in detail. */
  query: Record<string, string>
  /** Cheapest first; empty if no courier carries the parcel now. */
  prices: LandingPrice[]
}
