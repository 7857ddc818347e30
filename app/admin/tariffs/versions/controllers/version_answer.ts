import type { HttpContext } from '@adonisjs/core/http'
import type { PublishedVersion } from '#admin/tariffs/versions/publishing'
import { requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'

/** What was done, with the version as it is now. */
export async function answerOf(ctx: HttpContext, { message, version }: PublishedVersion) {
  const found = await requireVersion(version.id)
  const { data } = await ctx.serialize(VersionTransformer.transform(found))
  return { message, data }
}
