import type { HttpContext } from '@adonisjs/core/http'
import { wholeNumber } from '#shared/http/checked_fields'
import vine from '@vinejs/vine'
import type { TariffId } from '#admin/tariffs/versions/in_tariff'

/** Which tariff a call or a page is about: the `version` of its address. */
const tariffQuestionValidator = vine.create({
  version: wholeNumber().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})

/** Null for the live one. A body may have a `version` of its own, that of the zone or sheet which was changed. */
export async function askedTariff({ request }: Pick<HttpContext, 'request'>): Promise<TariffId> {
  const { version } = await tariffQuestionValidator.validate(request.qs())
  return version ?? null
}
