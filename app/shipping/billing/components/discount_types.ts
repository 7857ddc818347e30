import type { Data } from '@generated/data'

export type DiscountData = Data.Shipping.Billing.GiftCode

export type DiscountUse = Data.Shipping.Billing.GiftCodeRedemption

/** What staff have opened from the list. */
export type DiscountView = 'edit' | 'switch'
