export type LandingPrice = {
  courier: string
  service: string
  days: string
  naira: number
  isCheapest: boolean
  isFastest: boolean
}

export type LandingPriceList = {
  /** Prices of the sample parcel, cheapest first; empty if no courier carries it now. */
  prices: LandingPrice[]
}
