import type { Data } from '@generated/data'

export type Product = Data.Branding.Products.Product
