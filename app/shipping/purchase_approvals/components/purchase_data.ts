import type { Data } from '@generated/data'

export type PurchaseData = Data.Shipping.PurchaseApprovals.PurchaseApproval
