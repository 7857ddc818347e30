import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { DomainError } from '#shared/errors/domain_error'
import { dateText, LAGOS } from '#shared/time/lagos_time'
import { priceFacts } from '#shipping/pricing/price_facts'
import { quoteBy, type RateQuote } from '#shipping/pricing/calculator/rate_quote'
import type { RateQuestion } from '#shipping/pricing/calculator/rate_quote_validator'
import { readTariff } from '#shipping/pricing/tariff_snapshot'
import { inTariff } from '#admin/tariffs/versions/in_tariff'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { liveVersion, requireVersion } from '#admin/tariffs/versions/version_list'
import type { pastPriceValidator } from '#admin/tariffs/versions/version_validator'

class NoPricesThen extends DomainError {
  constructor(at: DateTime) {
    super('E_NO_TARIFF_THEN', `No prices were kept as early as ${dateText(at)}.`, 'at')
  }
}

export type PastPrice = { version: TariffVersion; quote: RateQuote }

/**
 * What couriers charge by a version of the tariff, or by the one that was live at a moment; by the live one where
 * neither is given. A day without an hour means its end, and surcharges are those of that day. All but the tariff is as
 * it is today.
 * Throws E_ROW_NOT_FOUND, VersionIsNot, NoPricesThen.
 */
export async function priceThen(question: Infer<typeof pastPriceValidator>): Promise<PastPrice> {
  const { version: id, at, billingGroup, ...asked } = question
  const version = id ? await requireVersion(id) : await versionAt(at ?? null)
  const day = at ? momentOf(at).toISODate()! : undefined
  return { version, quote: await priceBy(version, asked, { billingGroupId: billingGroup, day }) }
}

/** By one version, for everybody or for a billing group. Throws VersionIsNot. */
export async function priceBy(
  version: TariffVersion,
  question: RateQuestion,
  { billingGroupId = null, day }: { billingGroupId?: number | null; day?: string } = {}
): Promise<RateQuote> {
  const tariff = await inTariff(version.id, (client) => readTariff(client, version.id))
  const facts = { ...(await priceFacts()), tariff }
  return quoteBy(facts, question, { billingGroupId, isTest: false, day })
}

/** Throws NoPricesThen. */
async function versionAt(at: string | null): Promise<TariffVersion> {
  const moment = at === null ? DateTime.now() : momentOf(at)
  const version =
    at === null
      ? await liveVersion()
      : await TariffVersion.query()
          .where('publishedAt', '<=', moment.toSQL()!)
          .orderBy('number', 'desc')
          .first()
  if (!version) throw new NoPricesThen(moment)
  return version
}

function momentOf(at: string): DateTime {
  const moment = DateTime.fromISO(at, { zone: LAGOS })
  return at.includes('T') ? moment : moment.endOf('day')
}
