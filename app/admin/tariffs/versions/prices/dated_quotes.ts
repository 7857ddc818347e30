import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { DomainError } from '#shared/errors/domain_error'
import { formatLagosDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import { loadPriceFacts } from '#shipping/pricing/price_facts'
import { quoteRatesWith, type CalculatedRates } from '#shipping/pricing/calculator/quote_rates'
import { loadTariffVersion, type Tariff } from '#shipping/pricing/tariff_snapshot'
import { UnknownBillingGroup } from '#admin/organizations/save_organization'
import { withTariff } from '#admin/tariffs/versions/tariff_scope'
import { loadPlannedTariff } from '#admin/tariffs/versions/prices/planned_tariff'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { findLiveVersion, requireTariffVersion } from '#admin/tariffs/versions/version_list'
import type { datedQuoteValidator } from '#admin/tariffs/versions/version_validator'

class NoPricesAtDate extends DomainError {
  constructor(at: DateTime) {
    super('E_NO_TARIFF_THEN', `No prices were kept as early as ${formatLagosDate(at)}.`, 'at')
  }
}

type TariffSource = {
  /** The version that prices: with planned versions, the last of them. */
  version: TariffVersion
  /** Versions due to start by the moment, in the order of their starts. */
  planned: TariffVersion[]
  tariff: Tariff
}

export type DatedQuote = Omit<TariffSource, 'tariff'> & {
  at: DateTime | null
  quote: CalculatedRates
}

/**
 * Quotes by a version, by the tariff of a moment, or by the live one. A day without a time means
 * its end. Surcharges are those of that day. A future moment adds versions planned by then. All
 * but the tariff is current. Throws E_ROW_NOT_FOUND, WrongVersionState, NoPricesAtDate and
 * UnknownBillingGroup.
 */
export async function quoteByVersionOrDate(
  question: Infer<typeof datedQuoteValidator>
): Promise<DatedQuote> {
  const { version: id, at, billingGroup = null, ...asked } = question
  const moment = at ? parseMoment(at) : null
  const { tariff, ...source } = id ? await sourceByVersion(id) : await sourceAtMoment(moment)
  const facts = { ...(await loadPriceFacts()), tariff }
  if (billingGroup !== null && !facts.catalogue.group(billingGroup)) throw new UnknownBillingGroup()
  const by = { billingGroupId: billingGroup, isTest: false, day: moment?.toISODate() ?? undefined }
  return { ...source, at: moment, quote: await quoteRatesWith(facts, asked, by) }
}

async function sourceByVersion(id: number): Promise<TariffSource> {
  const version = await requireTariffVersion(id)
  return { version, planned: [], tariff: await loadTariffOfVersion(version) }
}

async function sourceAtMoment(moment: DateTime | null): Promise<TariffSource> {
  const isToCome = moment !== null && moment > DateTime.now()
  const planned = isToCome ? await loadPlannedTariff(moment) : null
  if (planned) {
    const { tariff, versions } = planned
    return { version: versions.at(-1)!, planned: versions, tariff }
  }
  const version = moment && !isToCome ? await findVersionAt(moment) : await findLiveVersion()
  if (!version) throw new NoPricesAtDate(moment ?? DateTime.now())
  return { version, planned: [], tariff: await loadTariffOfVersion(version) }
}

function findVersionAt(moment: DateTime): Promise<TariffVersion | null> {
  return TariffVersion.query()
    .where('publishedAt', '<=', moment.toSQL()!)
    .orderBy('number', 'desc')
    .first()
}

function loadTariffOfVersion({ id }: TariffVersion): Promise<Tariff> {
  return withTariff(id, (client) => loadTariffVersion(client, id))
}

function parseMoment(at: string): DateTime {
  const moment = DateTime.fromISO(at, { zone: LAGOS_ZONE })
  return at.includes('T') ? moment : moment.endOf('day')
}
