import type { HttpContext } from '@adonisjs/core/http'
import { alone, numbered } from '#shared/http/numbered'
import { callerOf } from '#identity/sessions/caller'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import { cityZoneValidator } from '#admin/tariffs/zones/zone_validator'
import { CITY, cityDraft, requireSameId } from '#admin/tariffs/zones/zone_forms'
import { listedZones, membersOf, requireZone } from '#admin/tariffs/zones/zone_search'
import { archiveZone, changeZone, createZone } from '#admin/tariffs/zones/zone_writing'

export default class CityZonesController {
  async index(ctx: HttpContext) {
    const { courier, country, state } = ctx.params
    const zones = await listedZones({
      kind: 'city',
      courierCode: courier,
      countryCode: country,
      stateCode: state,
    })
    return ctx.serialize(ZoneTransformer.transform(numbered(zones)))
  }

  async show(ctx: HttpContext) {
    const zone = await requireZone(ctx.params.id, CITY)
    return { data: await membersOf(zone) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(cityZoneValidator)
    const { zone, warnings } = await createZone(callerOf(ctx), cityDraft(form))
    const { data } = await ctx.serialize(ZoneTransformer.transform(alone(zone)))
    return { message: `The zone "${zone.description}" is created.`, data, warnings }
  }

  async update(ctx: HttpContext) {
    const { id } = ctx.params
    const form = await ctx.request.validateUsing(cityZoneValidator)
    requireSameId(form, id)
    const draftOf = ({ billingGroupId }: ShippingZone) => cityDraft(form, billingGroupId)
    const { description, version } = form
    const edit = { id, kinds: CITY, description, version, draftOf }
    const { zone, warnings } = await changeZone(callerOf(ctx), edit)
    const { data } = await ctx.serialize(ZoneTransformer.transform(alone(zone)))
    return { message: `The zone "${zone.description}" is updated.`, data, warnings }
  }

  async destroy(ctx: HttpContext) {
    const { description } = await archiveZone(callerOf(ctx), ctx.params.id, CITY)
    return { message: `The zone "${description}" is deleted.` }
  }
}
