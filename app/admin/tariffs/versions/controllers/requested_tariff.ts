import type { HttpContext } from '@adonisjs/core/http'
import { wholeNumberField } from '#shared/http/checked_fields'
import vine from '@vinejs/vine'
import type { TariffId } from '#admin/tariffs/versions/tariff_scope'

const tariffQueryValidator = vine.create({
  version: wholeNumberField().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})

/**
 * Returns null for the live tariff. Ignores the body, whose `version` is that of the edited zone or
 * sheet.
 */
export async function readRequestedTariff({
  request,
}: Pick<HttpContext, 'request'>): Promise<TariffId> {
  const { version } = await tariffQueryValidator.validate(request.qs())
  return version ?? null
}
