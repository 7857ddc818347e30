import type { Data } from '@generated/data'

export type DashboardResponse = Data.Shipping.Home.Dashboard.Variants['forPage']
