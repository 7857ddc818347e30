import type { Data } from '@generated/data'

export type ListDefinition = Data.Admin.ReferenceList
export type CourierRow = Data.Admin.CourierService

export interface Entry {
  id: string
  archived: boolean
  version: number
  values: Record<string, string | number | null>
}
