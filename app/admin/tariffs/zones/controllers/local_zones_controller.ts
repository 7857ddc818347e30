import type { HttpContext } from '@adonisjs/core/http'
import { alone, numbered } from '#shared/http/numbered'
import { callerOf } from '#identity/sessions/caller'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import { localZoneValidator } from '#admin/tariffs/zones/zone_validator'
import { LOCAL, localDraft, requireSameId } from '#admin/tariffs/zones/zone_forms'
import { listedZones, membersOf, requireZone } from '#admin/tariffs/zones/zone_search'
import { archiveZone, changeZone, createZone } from '#admin/tariffs/zones/zone_writing'

export default class LocalZonesController {
  async index(ctx: HttpContext) {
    const { courier, country } = ctx.params
    const zones = await listedZones({ kind: 'local', courierCode: courier, countryCode: country })
    return ctx.serialize(ZoneTransformer.transform(numbered(zones)))
  }

  async show(ctx: HttpContext) {
    const zone = await requireZone(ctx.params.id, LOCAL)
    return { data: await membersOf(zone) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(localZoneValidator)
    const { zone, warnings } = await createZone(callerOf(ctx), localDraft(form))
    const { data } = await ctx.serialize(ZoneTransformer.transform(alone(zone)))
    return { message: `The zone "${zone.description}" is created.`, data, warnings }
  }

  async update(ctx: HttpContext) {
    const { id } = ctx.params
    const form = await ctx.request.validateUsing(localZoneValidator)
    requireSameId(form, id)
    const { description, version } = form
    const edit = { id, kinds: LOCAL, description, version, draftOf: () => localDraft(form) }
    const { zone, warnings } = await changeZone(callerOf(ctx), edit)
    const { data } = await ctx.serialize(ZoneTransformer.transform(alone(zone)))
    return { message: `The zone "${zone.description}" is updated.`, data, warnings }
  }

  async destroy(ctx: HttpContext) {
    const { description } = await archiveZone(callerOf(ctx), ctx.params.id, LOCAL)
    return { message: `The zone "${description}" is deleted.` }
  }
}
