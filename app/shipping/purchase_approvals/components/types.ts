import type { Data } from '@generated/data'

export type Purchase = Data.Shipping.PurchaseApprovals.PurchaseApproval
