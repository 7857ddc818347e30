import type { Data } from '@generated/data'
import type { RowOf } from '~/api/calls'

export type ListDefinition = Data.Admin.Reference.ReferenceList
export type CourierRow = Data.Admin.Reference.CourierService

export type Entry = RowOf<'api.admin.reference_entries.index'>
