import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'

/**
 * Returns the test organization, and creates it on first use. Its id is the negative live id, so
 * all separation by organization also separates the modes, and totals filter on positive ids. The
 * trigger `test_twin_follows` copies later changes of the live one.
 */
export async function ensureTestOrganization({ liveId }: Organization): Promise<Organization> {
  const existing = await Organization.find(-liveId)
  if (existing) return existing
  await db.rawQuery(
    `insert into organizations
       (id, name, short_name, billing_group_id, active, label_format, live_organization_id)
     select -id, name, short_name, billing_group_id, active, label_format, id
     from organizations where id = ? for share
     on conflict do nothing`,
    [liveId]
  )
  return Organization.findOrFail(-liveId)
}
