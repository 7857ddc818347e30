import type { ReturnHandOver, ReturnState } from '#shipping/returns/rules/return_choices'

/** What a receiver may send back, and how. */
export type ReturnOffer = {
  reasons: string[]
  exchanges: boolean
  handOver: ReturnHandOver
  packages: { index: number; items: { index: number; description: string; left: number }[] }[]
  /** The last day on which they may ask, as they read it. */
  until: string
  /** Goes along with the request: whoever was given it has shown to be the receiver. */
  key: string
}

/** What the page of a shop says of returns. */
export type ShopReturns = {
  /** The receiver may ask, whoever they are. */
  isOpen: boolean
  /** For who has shown to be the receiver. */
  offer: ReturnOffer | null
  returns: {
    id: number
    state: ReturnState
    refusal: string | null
    trackingNumber: number | null
  }[]
}
