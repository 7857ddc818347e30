import type { HttpContext } from '@adonisjs/core/http'
import { removalValidator } from '#admin/console/console_fields'
import { alone, numbered } from '#shared/http/numbered'
import { callerOf } from '#identity/sessions/caller'
import type { ZoneKind } from '#shipping/places/zone'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import { IMPORT_MESSAGES, internationalZoneValidator } from '#admin/tariffs/zones/zone_validator'
import { INTERNATIONAL, internationalDraft, requireSameId } from '#admin/tariffs/zones/zone_forms'
import { listedZones, namedMembers, requireZone } from '#admin/tariffs/zones/zone_search'
import { archiveZone, changeZone, createZone } from '#admin/tariffs/zones/zone_writing'
import { inTariff } from '#admin/tariffs/versions/in_tariff'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

export default class InternationalZonesController {
  async index(ctx: HttpContext) {
    const { type, courier, country, geography } = ctx.params
    const zones = await listedZones(
      {
        kind: kindOf(type),
        courierCode: courier,
        countryCode: country,
        geography: geography === 'all' ? null : geography,
      },
      await askedTariff(ctx)
    )
    return ctx.serialize(ZoneTransformer.transform(numbered(zones)))
  }

  async show(ctx: HttpContext) {
    return { data: await namedMembers(ctx.params.id, INTERNATIONAL, await askedTariff(ctx)) }
  }

  async store(ctx: HttpContext) {
    const kind = kindOf(ctx.params.type)
    const form = await ctx.request.validateUsing(internationalZoneValidator, formOf(ctx, kind))
    const { zone, warnings } = await createZone(
      callerOf(ctx),
      internationalDraft(form, kind),
      await askedTariff(ctx)
    )
    const { data } = await ctx.serialize(ZoneTransformer.transform(alone(zone)))
    return { message: `The zone "${zone.description}" is created.`, data, warnings }
  }

  async update(ctx: HttpContext) {
    const { id } = ctx.params
    const tariff = await askedTariff(ctx)
    const { kind } = await inTariff(tariff, (client) => requireZone(id, INTERNATIONAL, client))
    const form = await ctx.request.validateUsing(internationalZoneValidator, formOf(ctx, kind))
    requireSameId(form, id)
    const { description, version } = form
    const draftOf = (zone: ShippingZone) => internationalDraft(form, zone.kind)
    const edit = { id, kinds: INTERNATIONAL, description, version, draftOf, tariff }
    const { zone, warnings } = await changeZone(callerOf(ctx), edit)
    const { data } = await ctx.serialize(ZoneTransformer.transform(alone(zone)))
    return { message: `The zone "${zone.description}" is updated.`, data, warnings }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(removalValidator, {
      data: ctx.request.body(),
    })
    const { description } = await archiveZone(callerOf(ctx), {
      ...{ id: ctx.params.id, kinds: INTERNATIONAL, version, tariff: await askedTariff(ctx) },
    })
    return { message: `The zone "${description}" is deleted.` }
  }
}

function formOf(ctx: HttpContext, kind: ZoneKind) {
  return {
    data: ctx.request.body(),
    ...(kind === 'import' && { messagesProvider: IMPORT_MESSAGES }),
  }
}

/** `Export` and `Import`, as the address has them. */
function kindOf(type: string): 'export' | 'import' {
  return type.toLowerCase() === 'import' ? 'import' : 'export'
}
