import { type CallGroup, listPublicCallGroups } from '#admin/developers/openapi/documented_calls'
import { callGroupSlug } from '#admin/developers/site/site_paths'

export async function findPublicCallGroup(slug: string): Promise<CallGroup | null> {
  const groups = await listPublicCallGroups()
  return groups.find(({ tag }) => callGroupSlug(tag) === slug) ?? null
}
