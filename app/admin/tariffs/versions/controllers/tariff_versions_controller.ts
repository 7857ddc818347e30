import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { createDraft, discardDraft } from '#admin/tariffs/versions/tariff_drafts'
import { queryTariffVersions, requireTariffVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { newDraftValidator, versionListValidator } from '#admin/tariffs/versions/version_validator'

export default class TariffVersionsController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(versionListValidator)
    const { page = 1, perPage = 25 } = listQuery
    const found = await queryTariffVersions(listQuery).paginate(page, perPage)
    return ctx.serialize(VersionTransformer.paginate(found.all(), found.getMeta()))
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(VersionTransformer.transform(await requireTariffVersion(ctx.params.id)))
  }

  async store(ctx: HttpContext) {
    const { name, from = null } = await ctx.request.validateUsing(newDraftValidator)
    const { id } = await createDraft(callerOf(ctx), { name, from })
    const { data } = await ctx.serialize(
      VersionTransformer.transform(await requireTariffVersion(id))
    )
    return { message: `The draft "${name}" is ready. Customers do not see it.`, data }
  }

  async destroy(ctx: HttpContext) {
    const { name } = await discardDraft(callerOf(ctx), ctx.params.id)
    return { message: `The draft "${name}" is discarded.` }
  }
}
