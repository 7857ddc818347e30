import {
  searchOrganizations,
  type OrganizationQuestion,
} from '#admin/organizations/organization_search'
import { slicesOf } from '#shared/database/slices'
import type Organization from '#identity/organizations/models/organization'
import { lagosMoment } from '#shared/time/lagos_time'

export const ORGANIZATION_COLUMNS = [
  'Date Created',
  'Name',
  'Phone Number',
  'Email',
  'Address',
  'Billing Group',
  'Billing Cycle',
  'Credit Limit (NGN)',
  'Credit Used (NGN)',
  'Status',
]

/** Ids first, then slice by slice: one that is added meanwhile neither moves a line nor repeats one. */
export async function* organizationLines(question: OrganizationQuestion) {
  const found = await searchOrganizations(question).clearSelect().select('organizations.id')
  const ids = found.map(({ id }) => id)
  for await (const row of slicesOf(ids, inTheirOrder)) yield lineOf(row)
}

async function inTheirOrder(ids: number[]): Promise<Organization[]> {
  const rows = await searchOrganizations({}).whereIn('organizations.id', ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function lineOf(organization: Organization) {
  const { $extras } = organization
  return [
    lagosMoment(organization.createdAt).ts.slice(0, 10),
    organization.name,
    organization.contactPhoneNumber,
    organization.contactEmail,
    organization.address,
    $extras.billing_group_name,
    organization.billingCycle,
    (Number($extras.credit_limit_kobo) / 100).toFixed(2),
    (Number($extras.credit_used_kobo) / 100).toFixed(2),
    organization.active ? 'Active' : 'Inactive',
  ]
}
