import type { ReturnHandOver, ReturnState } from '#shipping/returns/rules/return_choices'

export type ReturnOffer = {
  reasons: string[]
  exchanges: boolean
  handOver: ReturnHandOver
  packages: { index: number; items: { index: number; description: string; left: number }[] }[]
  /** Last day for a request, formatted for the receiver. */
  until: string
  /** Proves that the request comes from the receiver. */
  key: string
}

export type ShopReturns = {
  /** Returns are possible, whoever is looking. */
  isOpen: boolean
  /** Only for verified receivers. */
  offer: ReturnOffer | null
  returns: {
    id: number
    state: ReturnState
    refusal: string | null
    trackingNumber: number | null
  }[]
}
