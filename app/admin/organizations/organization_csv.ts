import {
  searchOrganizations,
  type OrganizationQuery,
} from '#admin/organizations/organization_search'
import { readIdsInChunks } from '#shared/database/chunked_reads'
import type { CsvColumns } from '#shared/http/csv_stream'
import type Organization from '#identity/organizations/models/organization'
import { isoDay } from '#shared/time/rules/api_dates'
import { LAGOS_ZONE } from '#shared/time/lagos_time'

export const ORGANIZATION_COLUMNS: CsvColumns<Organization> = {
  'Date Created': ({ createdAt }) => isoDay(createdAt.setZone(LAGOS_ZONE)),
  'Name': ({ name }) => name,
  'Phone Number': ({ contactPhoneNumber }) => contactPhoneNumber,
  'Email': ({ contactEmail }) => contactEmail,
  'Address': ({ address }) => address,
  'Billing Group': ({ $extras }) => $extras.billing_group_name,
  'Billing Cycle': ({ billingCycle }) => billingCycle,
  'Credit Limit (NGN)': ({ $extras }) => (Number($extras.credit_limit_kobo) / 100).toFixed(2),
  'Credit Used (NGN)': ({ $extras }) => (Number($extras.credit_used_kobo) / 100).toFixed(2),
  'Status': ({ active }) => (active ? 'Active' : 'Inactive'),
}

/** Reads ids first, then chunks, so that additions neither skip nor repeat rows. */
export async function* exportOrganizations(listQuery: OrganizationQuery) {
  const found = await searchOrganizations(listQuery).clearSelect().select('organizations.id')
  const ids = found.map(({ id }) => id)
  yield* readIdsInChunks(ids, loadInOrder)
}

async function loadInOrder(ids: number[]): Promise<Organization[]> {
  const rows = await searchOrganizations({}).whereIn('organizations.id', ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
