import type { Data } from '@generated/data'

export type ProductData = Data.Branding.Products.Product
