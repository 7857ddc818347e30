import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'

/**
 * The organization that holds what is tried in the name of a live one. It has the number of the live one
 * below zero, so that everything that is kept apart by organization is kept apart by mode, and what counts
 * over all of them counts those above zero. It comes into being on first sight, and follows the live
 * one by a trigger (`test_twin_follows`).
 */
export async function ensureTestOrganization({ liveId }: Organization): Promise<Organization> {
  const twin = await Organization.find(-liveId)
  if (twin) return twin
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
