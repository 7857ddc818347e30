import type { HttpContext } from '@adonisjs/core/http'
import { deletionValidator } from '#admin/console/list_fields'
import { withoutIndex, withIndexes } from '#shared/http/indexed_rows'
import { callerOf } from '#identity/sessions/caller'
import type { ZoneKind } from '#shipping/places/zone'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import {
  cityZoneValidator,
  IMPORT_ZONE_MESSAGES,
  internationalZoneValidator,
  localZoneValidator,
} from '#admin/tariffs/zones/zone_validator'
import {
  CITY_KINDS,
  INTERNATIONAL_KINDS,
  LOCAL_KINDS,
  requireSameId,
  toZoneDraft,
  type ZoneForm,
} from '#admin/tariffs/zones/zone_forms'
import { listZones, loadNamedMembers, requireZone } from '#admin/tariffs/zones/zone_search'
import { archiveZone, changeZone, createZone } from '#admin/tariffs/zones/change_zones'
import { withTariff } from '#admin/tariffs/versions/tariff_scope'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

/** International, local and city zones have separate routes and forms. */
export default class ZonesController {
  async international(ctx: HttpContext) {
    const { type, courier, country, geography } = ctx.params
    return respondWithZones(ctx, {
      kind: parseZoneType(type),
      courierCode: courier,
      countryCode: country,
      geography: geography === 'all' ? null : geography,
    })
  }

  async local(ctx: HttpContext) {
    const { courier, country } = ctx.params
    return respondWithZones(ctx, { kind: 'local', courierCode: courier, countryCode: country })
  }

  async city(ctx: HttpContext) {
    const { courier, country, state } = ctx.params
    return respondWithZones(ctx, {
      kind: 'city',
      courierCode: courier,
      countryCode: country,
      stateCode: state,
    })
  }

  async show(ctx: HttpContext) {
    const tariff = await readRequestedTariff(ctx)
    return { data: await loadNamedMembers(ctx.params.id, kindsOfRoute(ctx), tariff) }
  }

  async storeInternational(ctx: HttpContext) {
    const kind = parseZoneType(ctx.params.type)
    const form = await ctx.request.validateUsing(internationalZoneValidator, {
      data: ctx.request.body(),
      ...(kind === 'import' && { messagesProvider: IMPORT_ZONE_MESSAGES }),
    })
    return createAndRespond(ctx, form, kind)
  }

  async storeLocal(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(localZoneValidator, { data: ctx.request.body() })
    return createAndRespond(ctx, form, 'local')
  }

  async storeCity(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(cityZoneValidator, { data: ctx.request.body() })
    return createAndRespond(ctx, form, 'city')
  }

  async updateInternational(ctx: HttpContext) {
    const { kind } = await withTariff(await readRequestedTariff(ctx), (client) =>
      requireZone(ctx.params.id, INTERNATIONAL_KINDS, client)
    )
    const form = await ctx.request.validateUsing(internationalZoneValidator, {
      data: ctx.request.body(),
      ...(kind === 'import' && { messagesProvider: IMPORT_ZONE_MESSAGES }),
    })
    return changeAndRespond(ctx, form)
  }

  async updateLocal(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(localZoneValidator, { data: ctx.request.body() })
    return changeAndRespond(ctx, form)
  }

  async updateCity(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(cityZoneValidator, { data: ctx.request.body() })
    return changeAndRespond(ctx, form)
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(deletionValidator, {
      data: ctx.request.body(),
    })
    const { description } = await archiveZone(callerOf(ctx), {
      id: ctx.params.id,
      kinds: kindsOfRoute(ctx),
      version,
      tariff: await readRequestedTariff(ctx),
    })
    return { message: `The zone "${description}" is deleted.` }
  }
}

async function respondWithZones(ctx: HttpContext, zoneQuery: Parameters<typeof listZones>[0]) {
  const zones = await listZones(zoneQuery, await readRequestedTariff(ctx))
  return ctx.serialize(ZoneTransformer.transform(withIndexes(zones)))
}

async function createAndRespond(ctx: HttpContext, form: ZoneForm, kind: ZoneKind) {
  const draft = toZoneDraft(form, kind)
  const { zone, warnings } = await createZone(callerOf(ctx), draft, await readRequestedTariff(ctx))
  const { data } = await ctx.serialize(ZoneTransformer.transform(withoutIndex(zone)))
  return { message: `The zone "${zone.description}" is created.`, data, warnings }
}

async function changeAndRespond(ctx: HttpContext, form: ZoneForm) {
  const { id } = ctx.params
  requireSameId(form, id)
  const edit = { id, kinds: kindsOfRoute(ctx), form, tariff: await readRequestedTariff(ctx) }
  const { zone, warnings } = await changeZone(callerOf(ctx), edit)
  const { data } = await ctx.serialize(ZoneTransformer.transform(withoutIndex(zone)))
  return { message: `The zone "${zone.description}" is updated.`, data, warnings }
}

function kindsOfRoute({ route }: HttpContext) {
  const [, family] = /\/shippingZone\/(\w+)/.exec(route!.pattern)!
  return family === 'city' ? CITY_KINDS : family === 'local' ? LOCAL_KINDS : INTERNATIONAL_KINDS
}

function parseZoneType(type: string): 'export' | 'import' {
  return type.toLowerCase() === 'import' ? 'import' : 'export'
}
