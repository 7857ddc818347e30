import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { whereContainsWords } from '#shared/database/sql_condition'
import type { VersionFilter } from '#admin/tariffs/versions/rules/version_rules'
import type { VersionListQuery } from '#admin/tariffs/versions/version_validator'

const CONDITIONS: Record<VersionFilter, string> = {
  published: `published_at is not null and kind <> 'save'`,
  drafts: 'published_at is null and discarded_at is null',
  saves: `kind = 'save'`,
  discarded: 'discarded_at is not null',
}

/** Lists drafts and published versions by default: drafts, planned versions, then past ones. */
export function queryTariffVersions({ show, search }: VersionListQuery) {
  const query = queryVersionsWithUsers().whereRaw(
    show ? CONDITIONS[show] : `((${CONDITIONS.published}) or (${CONDITIONS.drafts}))`
  )
  if (search) whereContainsWords(query, 'name', search)
  return query
    .orderByRaw(
      `published_at is null desc, case when published_at is null then starts_at end nulls first,
       number desc nulls last`
    )
    .orderBy('id', 'desc')
}

export function requireTariffVersion(id: number): Promise<TariffVersion> {
  return queryVersionsWithUsers().where('id', id).firstOrFail()
}

export function findLiveVersion(): Promise<TariffVersion | null> {
  return queryVersionsWithUsers().whereNotNull('number').orderBy('number', 'desc').first()
}

/** `version` is null if the tariff was loaded before versions were recorded. */
export interface TariffInForce {
  version: TariffVersion | null
  since: Date
  zones: number
  rates: number
}

/** Returns null if there is no tariff. */
export async function loadTariffInForce(): Promise<TariffInForce | null> {
  const version = await findLiveVersion()
  const [found] = await queryRows<{ zones: number; rates: number; changedAt: Date | null }>(
    db,
    `select count(*)::int as zones, coalesce(sum(sheet.rates), 0)::int as rates,
       max(greatest(created_at, rates_saved_at)) as "changedAt"
     from shipping_zones as zone left join (
       select zone_id, count(*) as rates from shipping_rates group by zone_id
     ) as sheet on sheet.zone_id = zone.id where archived_at is null`
  )
  const since = version?.publishedAt?.toJSDate() ?? found!.changedAt
  return since && { version, since, zones: found!.zones, rates: found!.rates }
}

function queryVersionsWithUsers() {
  return TariffVersion.query().preload('creator').preload('publisher').preload('planner')
}
