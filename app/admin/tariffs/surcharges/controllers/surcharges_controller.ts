import type { HttpContext } from '@adonisjs/core/http'
import { deletionValidator } from '#admin/console/list_fields'
import { callerOf } from '#identity/sessions/caller'
import { loadSurcharges } from '#shipping/pricing/surcharges/surcharge_rows'
import { validateSurcharge } from '#admin/tariffs/surcharges/surcharge_draft'
import SurchargeTransformer from '#admin/tariffs/surcharges/surcharge_transformer'
import { surchargeValidator } from '#admin/tariffs/surcharges/surcharge_validator'
import { loadSurchargeTexts } from '#admin/tariffs/surcharges/surcharge_texts'
import {
  changeSurcharge,
  createSurcharge,
  removeSurcharge,
} from '#admin/tariffs/surcharges/change_surcharges'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'
import { withTariff } from '#admin/tariffs/versions/tariff_scope'

export default class SurchargesController {
  async index(ctx: HttpContext) {
    const surcharges = await withTariff(await readRequestedTariff(ctx), loadSurcharges)
    return ctx.serialize(SurchargeTransformer.transform(surcharges, await loadSurchargeTexts()))
  }

  async store(ctx: HttpContext) {
    const data = ctx.request.body()
    const entered = await ctx.request.validateUsing(surchargeValidator, { data })
    const draft = await validateSurcharge(entered)
    const surcharge = await createSurcharge(callerOf(ctx), draft, await readRequestedTariff(ctx))
    const words = await loadSurchargeTexts()
    const saved = await ctx.serialize(SurchargeTransformer.transform(surcharge, words))
    return { message: `The surcharge "${surcharge.name}" is added.`, data: saved.data }
  }

  async update(ctx: HttpContext) {
    const data = ctx.request.body()
    const entered = await ctx.request.validateUsing(surchargeValidator, { data })
    const surcharge = await changeSurcharge(callerOf(ctx), {
      id: ctx.params.id,
      version: entered.version,
      tariff: await readRequestedTariff(ctx),
      draft: await validateSurcharge(entered),
    })
    const words = await loadSurchargeTexts()
    const saved = await ctx.serialize(SurchargeTransformer.transform(surcharge, words))
    return { message: `The surcharge "${surcharge.name}" is changed.`, data: saved.data }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(deletionValidator, {
      data: ctx.request.body(),
    })
    const asked = { id: ctx.params.id, version, tariff: await readRequestedTariff(ctx) }
    const { name } = await removeSurcharge(callerOf(ctx), asked)
    return { message: `The surcharge "${name}" is removed.` }
  }
}
