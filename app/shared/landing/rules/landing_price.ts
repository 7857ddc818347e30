export type LandingPrice = {
  courier: string
  service: string
  days: string
  naira: number
  isCheapest: boolean
  isFastest: boolean
}

export type LandingPriceList = {
  /** Cheapest first; empty if no courier carries the parcel now. */
  prices: LandingPrice[]
}
