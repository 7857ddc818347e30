import type { HttpContext } from '@adonisjs/core/http'
import { removalValidator } from '#admin/console/console_fields'
import { alone, numbered } from '#shared/http/numbered'
import { callerOf } from '#identity/sessions/caller'
import type ShippingZone from '#shipping/pricing/models/shipping_zone'
import type { ZoneDraft } from '#admin/tariffs/zones/zone_draft'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import {
  cityZoneValidator,
  IMPORT_MESSAGES,
  internationalZoneValidator,
  localZoneValidator,
} from '#admin/tariffs/zones/zone_validator'
import {
  CITY,
  cityDraft,
  INTERNATIONAL,
  internationalDraft,
  LOCAL,
  localDraft,
  requireSameId,
} from '#admin/tariffs/zones/zone_forms'
import { listedZones, namedMembers, requireZone } from '#admin/tariffs/zones/zone_search'
import { archiveZone, changeZone, createZone } from '#admin/tariffs/zones/zone_writing'
import { inTariff } from '#admin/tariffs/versions/in_tariff'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

/** Each family of zones has its own addresses and form: international, local, and of cities. */
export default class ZonesController {
  async international(ctx: HttpContext) {
    const { type, courier, country, geography } = ctx.params
    return list(ctx, {
      kind: kindOf(type),
      courierCode: courier,
      countryCode: country,
      geography: geography === 'all' ? null : geography,
    })
  }

  async local(ctx: HttpContext) {
    const { courier, country } = ctx.params
    return list(ctx, { kind: 'local', courierCode: courier, countryCode: country })
  }

  async city(ctx: HttpContext) {
    const { courier, country, state } = ctx.params
    return list(ctx, {
      kind: 'city',
      courierCode: courier,
      countryCode: country,
      stateCode: state,
    })
  }

  async show(ctx: HttpContext) {
    return { data: await namedMembers(ctx.params.id, kindsOf(ctx), await askedTariff(ctx)) }
  }

  async storeInternational(ctx: HttpContext) {
    const kind = kindOf(ctx.params.type)
    const form = await ctx.request.validateUsing(internationalZoneValidator, {
      data: ctx.request.body(),
      ...(kind === 'import' && { messagesProvider: IMPORT_MESSAGES }),
    })
    return create(ctx, internationalDraft(form, kind))
  }

  async storeLocal(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(localZoneValidator, { data: ctx.request.body() })
    return create(ctx, localDraft(form))
  }

  async storeCity(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(cityZoneValidator, { data: ctx.request.body() })
    return create(ctx, cityDraft(form))
  }

  async updateInternational(ctx: HttpContext) {
    const { kind } = await inTariff(await askedTariff(ctx), (client) =>
      requireZone(ctx.params.id, INTERNATIONAL, client)
    )
    const form = await ctx.request.validateUsing(internationalZoneValidator, {
      data: ctx.request.body(),
      ...(kind === 'import' && { messagesProvider: IMPORT_MESSAGES }),
    })
    return change(ctx, form, (zone) => internationalDraft(form, zone.kind))
  }

  async updateLocal(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(localZoneValidator, { data: ctx.request.body() })
    return change(ctx, form, () => localDraft(form))
  }

  async updateCity(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(cityZoneValidator, { data: ctx.request.body() })
    return change(ctx, form, ({ billingGroupId }) => cityDraft(form, billingGroupId))
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(removalValidator, {
      data: ctx.request.body(),
    })
    const { description } = await archiveZone(callerOf(ctx), {
      id: ctx.params.id,
      kinds: kindsOf(ctx),
      version,
      tariff: await askedTariff(ctx),
    })
    return { message: `The zone "${description}" is deleted.` }
  }
}

async function list(ctx: HttpContext, question: Parameters<typeof listedZones>[0]) {
  const zones = await listedZones(question, await askedTariff(ctx))
  return ctx.serialize(ZoneTransformer.transform(numbered(zones)))
}

async function create(ctx: HttpContext, draft: ZoneDraft) {
  const { zone, warnings } = await createZone(callerOf(ctx), draft, await askedTariff(ctx))
  const { data } = await ctx.serialize(ZoneTransformer.transform(alone(zone)))
  return { message: `The zone "${zone.description}" is created.`, data, warnings }
}

async function change(
  ctx: HttpContext,
  form: { id?: number; description: string; version?: number },
  draftOf: (zone: ShippingZone) => ZoneDraft
) {
  const { id } = ctx.params
  requireSameId(form, id)
  const { description, version } = form
  const tariff = await askedTariff(ctx)
  const edit = { id, kinds: kindsOf(ctx), description, version, draftOf, tariff }
  const { zone, warnings } = await changeZone(callerOf(ctx), edit)
  const { data } = await ctx.serialize(ZoneTransformer.transform(alone(zone)))
  return { message: `The zone "${zone.description}" is updated.`, data, warnings }
}

/** Of the family that the address names, which has no zone of another. */
function kindsOf({ route }: HttpContext) {
  const [, family] = /\/shippingZone\/(\w+)/.exec(route!.pattern)!
  return family === 'city' ? CITY : family === 'local' ? LOCAL : INTERNATIONAL
}

/** `Export` and `Import`, as the address has them. */
function kindOf(type: string): 'export' | 'import' {
  return type.toLowerCase() === 'import' ? 'import' : 'export'
}
