import type { Data } from '@generated/data'

export type ListDefinition = Data.Admin.Reference.ReferenceList
export type CourierRow = Data.Admin.Reference.CourierService

export interface Entry {
  id: string
  archived: boolean
  version: number
  values: Record<string, string | number | null>
}
