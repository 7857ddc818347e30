import type { HttpContext } from '@adonisjs/core/http'
import { removalValidator } from '#admin/console/console_fields'
import { callerOf } from '#identity/sessions/caller'
import { surchargesIn } from '#shipping/pricing/surcharges/surcharge_rows'
import { surchargeDraft } from '#admin/tariffs/surcharges/surcharge_draft'
import SurchargeTransformer from '#admin/tariffs/surcharges/surcharge_transformer'
import { surchargeValidator } from '#admin/tariffs/surcharges/surcharge_validator'
import { surchargeWords } from '#admin/tariffs/surcharges/surcharge_words'
import {
  changeSurcharge,
  createSurcharge,
  removeSurcharge,
} from '#admin/tariffs/surcharges/surcharge_writing'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'
import { inTariff } from '#admin/tariffs/versions/in_tariff'

export default class SurchargesController {
  async index(ctx: HttpContext) {
    const surcharges = await inTariff(await askedTariff(ctx), surchargesIn)
    return ctx.serialize(SurchargeTransformer.transform(surcharges, await surchargeWords()))
  }

  async store(ctx: HttpContext) {
    const data = ctx.request.body()
    const entered = await ctx.request.validateUsing(surchargeValidator, { data })
    const draft = await surchargeDraft(entered)
    const surcharge = await createSurcharge(callerOf(ctx), draft, await askedTariff(ctx))
    const words = await surchargeWords()
    const saved = await ctx.serialize(SurchargeTransformer.transform(surcharge, words))
    return { message: `The surcharge "${surcharge.name}" is added.`, data: saved.data }
  }

  async update(ctx: HttpContext) {
    const data = ctx.request.body()
    const entered = await ctx.request.validateUsing(surchargeValidator, { data })
    const surcharge = await changeSurcharge(callerOf(ctx), {
      ...{ id: ctx.params.id, version: entered.version, tariff: await askedTariff(ctx) },
      draft: await surchargeDraft(entered),
    })
    const words = await surchargeWords()
    const saved = await ctx.serialize(SurchargeTransformer.transform(surcharge, words))
    return { message: `The surcharge "${surcharge.name}" is changed.`, data: saved.data }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(removalValidator, {
      data: ctx.request.body(),
    })
    const asked = { id: ctx.params.id, version, tariff: await askedTariff(ctx) }
    const { name } = await removeSurcharge(callerOf(ctx), asked)
    return { message: `The surcharge "${name}" is removed.` }
  }
}
