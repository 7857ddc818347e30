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

/** Lists drafts and published versions by default, newest first. */
export function queryTariffVersions({ show, search }: VersionListQuery) {
  const query = queryVersionsWithUsers().whereRaw(
    show ? CONDITIONS[show] : `((${CONDITIONS.published}) or (${CONDITIONS.drafts}))`
  )
  if (search) whereContainsWords(query, 'name', search)
  return query.orderByRaw('published_at is null desc, number desc nulls last').orderBy('id', 'desc')
}

export function requireTariffVersion(id: number): Promise<TariffVersion> {
  return queryVersionsWithUsers().where('id', id).firstOrFail()
}

export function findLiveVersion(): Promise<TariffVersion | null> {
  return queryVersionsWithUsers().whereNotNull('number').orderBy('number', 'desc').first()
}

function queryVersionsWithUsers() {
  return TariffVersion.query().preload('creator').preload('publisher').preload('planner')
}
