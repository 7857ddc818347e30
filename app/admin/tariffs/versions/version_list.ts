import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { whereHolds } from '#shared/database/condition'
import type { VersionFilter } from '#admin/tariffs/versions/rules/version_rules'
import type { VersionListQuestion } from '#admin/tariffs/versions/version_validator'

const CONDITIONS: Record<VersionFilter, string> = {
  published: `published_at is not null and kind <> 'save'`,
  drafts: 'published_at is null and discarded_at is null',
  saves: `kind = 'save'`,
  discarded: 'discarded_at is not null',
}

/** What is worked on and what was published as a whole, unless something else is asked for; the latest first. */
export function listedVersions({ show, search }: VersionListQuestion) {
  const query = withPeople().whereRaw(
    show ? CONDITIONS[show] : `((${CONDITIONS.published}) or (${CONDITIONS.drafts}))`
  )
  if (search) whereHolds(query, 'name', search)
  return query.orderByRaw('published_at is null desc, number desc nulls last').orderBy('id', 'desc')
}

/** Throws E_ROW_NOT_FOUND. */
export function requireVersion(id: number): Promise<TariffVersion> {
  return withPeople().where('id', id).firstOrFail()
}

/** Null before anything was kept. */
export function liveVersion(): Promise<TariffVersion | null> {
  return withPeople().whereNotNull('number').orderBy('number', 'desc').first()
}

function withPeople() {
  return TariffVersion.query().preload('creator').preload('publisher').preload('planner')
}
