import type { HttpContext } from '@adonisjs/core/http'
import type { PublishOutcome } from '#admin/tariffs/versions/publish_version'
import { requireTariffVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'

export async function publishResponse(ctx: HttpContext, { message, version }: PublishOutcome) {
  const found = await requireTariffVersion(version.id)
  const { data } = await ctx.serialize(VersionTransformer.transform(found))
  return { message, data }
}
