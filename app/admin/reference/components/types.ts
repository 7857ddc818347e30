import type { Data } from '@generated/data'
import type { Paged } from '~/address/use_listed'
import type { RowOf } from '~/api/calls'

export type ListDefinition = Data.Admin.Reference.ReferenceList
export type CourierRow = Data.Admin.Reference.CourierService

export type Entry = RowOf<'api.admin.reference_entries.index'>

/** The rows of one of the lists. */
export type Entries = Paged<Entry> & { kind: ListDefinition['kind'] }
