import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { DomainError } from '#shared/errors/domain_error'
import { dateText, LAGOS } from '#shared/time/lagos_time'
import { priceFacts } from '#shipping/pricing/price_facts'
import { quoteBy, type RateQuote } from '#shipping/pricing/calculator/rate_quote'
import { readTariff, type Tariff } from '#shipping/pricing/tariff_snapshot'
import { BillingGroupUnknown } from '#admin/organizations/organizations'
import { inTariff } from '#admin/tariffs/versions/in_tariff'
import { tariffPlannedBy } from '#admin/tariffs/versions/prices/planned_tariff'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { liveVersion, requireVersion } from '#admin/tariffs/versions/version_list'
import type { pastPriceValidator } from '#admin/tariffs/versions/version_validator'

class NoPricesThen extends DomainError {
  constructor(at: DateTime) {
    super('E_NO_TARIFF_THEN', `No prices were kept as early as ${dateText(at)}.`, 'at')
  }
}

type Source = {
  /** The last of those that are planned, where any is. */
  version: TariffVersion
  /** What has to start, in this order, before it is the tariff. */
  planned: TariffVersion[]
  tariff: Tariff
}

export type PastPrice = Omit<Source, 'tariff'> & {
  /** The moment that was asked about, if any. */
  at: DateTime | null
  quote: RateQuote
}

/**
 * What couriers charge by a version of the tariff, or by the one of a moment; by the live one where neither is given. A
 * day without an hour means its end, and surcharges are those of that day. Of a moment to come it is what is live now
 * with what is planned to start by then. All but the tariff is as it is today.
 * Throws E_ROW_NOT_FOUND, VersionIsNot, NoPricesThen, BillingGroupUnknown.
 */
export async function priceThen(question: Infer<typeof pastPriceValidator>): Promise<PastPrice> {
  const { version: id, at, billingGroup = null, ...asked } = question
  const moment = at ? momentOf(at) : null
  const { tariff, ...source } = id ? await byVersion(id) : await byMoment(moment)
  const facts = { ...(await priceFacts()), tariff }
  if (billingGroup !== null && !facts.catalogue.group(billingGroup)) throw new BillingGroupUnknown()
  const by = { billingGroupId: billingGroup, isTest: false, day: moment?.toISODate() ?? undefined }
  return { ...source, at: moment, quote: await quoteBy(facts, asked, by) }
}

async function byVersion(id: number): Promise<Source> {
  const version = await requireVersion(id)
  return { version, planned: [], tariff: await tariffOf(version) }
}

/** Throws NoPricesThen. */
async function byMoment(moment: DateTime | null): Promise<Source> {
  const isToCome = moment !== null && moment > DateTime.now()
  const planned = isToCome ? await tariffPlannedBy(moment) : null
  if (planned) {
    const { tariff, versions } = planned
    return { version: versions.at(-1)!, planned: versions, tariff }
  }
  const version = moment && !isToCome ? await versionAt(moment) : await liveVersion()
  if (!version) throw new NoPricesThen(moment ?? DateTime.now())
  return { version, planned: [], tariff: await tariffOf(version) }
}

function versionAt(moment: DateTime): Promise<TariffVersion | null> {
  return TariffVersion.query()
    .where('publishedAt', '<=', moment.toSQL()!)
    .orderBy('number', 'desc')
    .first()
}

function tariffOf({ id }: TariffVersion): Promise<Tariff> {
  return inTariff(id, (client) => readTariff(client, id))
}

function momentOf(at: string): DateTime {
  const moment = DateTime.fromISO(at, { zone: LAGOS })
  return at.includes('T') ? moment : moment.endOf('day')
}
