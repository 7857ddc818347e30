import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { DomainError } from '#shared/errors/domain_error'
import { formatLagosDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import { loadPriceFacts } from '#shipping/pricing/price_facts'
import { quoteRatesWith, type CalculatedRates } from '#shipping/pricing/calculator/quote_rates'
import { loadTariffVersion, Tariff, loadPriceSource } from '#shipping/pricing/tariff_snapshot'
import { UnknownBillingGroup } from '#admin/organizations/save_organization'
import { withTariff, withDraftTariff } from '#admin/tariffs/versions/tariff_scope'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { findLiveVersion, requireTariffVersion } from '#admin/tariffs/versions/version_list'
import type { datedQuoteValidator } from '#admin/tariffs/versions/version_validator'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findDraftedSurchargeIds } from '#admin/tariffs/versions/changed_surcharges'
import { findDraftedZoneIds } from '#admin/tariffs/versions/changed_zones'

class NoPricesAtDate extends DomainError {
  constructor(at: DateTime) {
    super(
      'E_NO_TARIFF_THEN',
      `We have no prices for ${formatLagosDate(at)}: our records start later.`,
      'at'
    )
  }
}

type TariffSource = {
  /** The version that gives the price; if planned versions are included, the last of these. */
  version: TariffVersion
  /** Versions planned to start by the moment of the price, in the order of their starts. */
  planned: TariffVersion[]
  tariff: Tariff
}

export type DatedQuote = Omit<TariffSource, 'tariff'> & {
  at: DateTime | null
  quote: CalculatedRates
}

/**
 * Quotes by a version, by the tariff of a moment, or by the live one. A day without a time means
 * its end. Surcharges are those of that day. A future moment includes the versions planned until
 * then. Everything else is as of today. Throws E_ROW_NOT_FOUND, WrongVersionState, NoPricesAtDate
 * and UnknownBillingGroup.
 */
export async function quoteByVersionOrDate(
  quoteQuery: Infer<typeof datedQuoteValidator>
): Promise<DatedQuote> {
  const { version: id, at, billingGroup = null, ...asked } = quoteQuery
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

type PlannedTariff = {
  tariff: Tariff
  versions: TariffVersion[]
}

/**
 * Applies all versions planned by a moment to the live tariff, each replacing its drafted zones and
 * surcharges as at its start. Returns null if none starts by then. Locks them for share, so that
 * none starts or is cancelled during the read.
 */
function loadPlannedTariff(moment: DateTime): Promise<PlannedTariff | null> {
  return db.transaction(async (trx) => {
    const versions = await TariffVersion.query({ client: trx })
      .whereNull('publishedAt')
      .whereNull('discardedAt')
      .where('startsAt', '<=', moment.toSQL()!)
      .orderBy('startsAt')
      .orderBy('id')
      .forShare()
    return versions.length ? { tariff: await applyPlannedVersions(trx, versions), versions } : null
  })
}

async function applyPlannedVersions(trx: TransactionClientContract, versions: TariffVersion[]) {
  let { zones, surcharges } = await loadPriceSource(trx)
  for (const version of versions) {
    const drafted = await withDraftTariff(trx, version.id, () => loadPriceSource(trx))
    zones = replaceById(zones, drafted.zones, await findDraftedZoneIds(trx, version))
    surcharges = replaceById(
      surcharges,
      drafted.surcharges,
      await findDraftedSurchargeIds(trx, version)
    )
  }
  return new Tariff(zones, versions.at(-1)!.id, surcharges)
}

/** Sorts by id, which decides between equally specific zones. */
function replaceById<T extends { id: number }>(
  live: T[],
  drafted: T[],
  ids: readonly number[]
): T[] {
  const isReplaced = new Set(ids)
  return [
    ...live.filter(({ id }) => !isReplaced.has(id)),
    ...drafted.filter(({ id }) => isReplaced.has(id)),
  ].toSorted((one, other) => one.id - other.id)
}
