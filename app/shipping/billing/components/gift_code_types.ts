import type { Data } from '@generated/data'

export type GiftCodeData = Data.Shipping.Billing.GiftCode

export type GiftCodeUse = Data.Shipping.Billing.GiftCodeRedemption

export type GiftCodeView = 'edit' | 'switch'
