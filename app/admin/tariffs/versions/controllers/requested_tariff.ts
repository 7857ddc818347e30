import type { HttpContext } from '@adonisjs/core/http'
import { wholeNumberField } from '#shared/http/checked_fields'
import vine from '@vinejs/vine'
import type { TariffId } from '#admin/tariffs/versions/tariff_scope'

/** Which tariff a call or a page is about: the `version` of its address. */
const tariffQueryValidator = vine.create({
  version: wholeNumberField().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})

/** Null for the live one. A body may have a `version` of its own, that of the zone or sheet which was changed. */
export async function readRequestedTariff({
  request,
}: Pick<HttpContext, 'request'>): Promise<TariffId> {
  const { version } = await tariffQueryValidator.validate(request.qs())
  return version ?? null
}
