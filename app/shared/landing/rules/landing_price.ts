/** What one courier takes for the parcel that the landing page prices. */
export type LandingPrice = {
  courier: string
  service: string
  days: string
  naira: number
  isCheapest: boolean
  isFastest: boolean
}

export type LandingPriceList = {
  /** As the page of rates takes it, where the same is answered with its reasons. */
  question: Record<string, string>
  /** Cheapest first; nobody when no courier carries it just now. */
  prices: LandingPrice[]
}
