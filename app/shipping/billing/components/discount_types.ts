import type { Data } from '@generated/data'

export type DiscountData = Data.Shipping.Billing.GiftCode

export type DiscountUse = Data.Shipping.Billing.GiftCodeRedemption

export type DiscountView = 'edit' | 'switch'
