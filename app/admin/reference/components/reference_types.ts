import type { Data } from '@generated/data'
import type { PaginatedRows } from '~/url/use_server_list'
import type { RowOf } from '~/api/call_types'

export type ListDefinition = Data.Admin.Reference.ReferenceList
export type CourierRow = Data.Admin.Reference.CourierService

export type ReferenceEntryData = RowOf<'api.admin.reference_entries.index'>

export type ReferenceEntryPage = PaginatedRows<ReferenceEntryData> & {
  kind: ListDefinition['kind']
}
