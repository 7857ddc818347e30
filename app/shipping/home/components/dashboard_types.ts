import type { Data } from '@generated/data'

export type Dashboard = Data.Shipping.Home.Dashboard.Variants['forPage']
