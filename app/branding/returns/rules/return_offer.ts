import type { ReturnHandOver, ReturnState } from '#shipping/returns/rules/return_choices'

export type ReturnOffer = {
  reasons: string[]
  exchanges: boolean
  handOver: ReturnHandOver
  packages: { index: number; items: { index: number; description: string; left: number }[] }[]
  /** Last day for a request, formatted for the receiver. */
  until: string
  /** The receiver sends this key with a request, as proof of who they are. */
  key: string
}

export type ShopReturns = {
  /** True if the parcel can be returned, even if the visitor is not its receiver. */
  isOpen: boolean
  /** Null unless the visitor is the verified receiver. */
  offer: ReturnOffer | null
  returns: {
    id: number
    /** `2 × Cotton shirts`. */
    goods: string[]
    reason: string
    askedDay: string
    state: ReturnState
    refusal: string | null
    trackingNumber: number | null
  }[]
}
