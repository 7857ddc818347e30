import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import type User from '#identity/accounts/models/user'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import type TariffVersion from '#admin/tariffs/versions/tariff_version'
import { isoTime } from '#shared/time/rules/api_dates'

export default class VersionTransformer extends BaseTransformer<TariffVersion> {
  toObject() {
    const version = this.resource
    return {
      ...this.pick(version, ['id', 'name', 'kind', 'number', 'zonesChanged', 'surchargesChanged']),
      state: version.state,
      from: version.fromVersionId,
      createdBy: userName(version.creator),
      createdAt: isoTime(version.createdAt),
      startsAt: isoTime(version.startsAt),
      /** The planned start of a version that could not start, and the reason. */
      calledOff: failedStart(version),
      plannedBy: userName(version.planner),
      publishedBy: userName(version.publisher),
      publishedAt: isoTime(version.publishedAt),
      discardedAt: isoTime(version.discardedAt),
    }
  }

  named() {
    const { id, name, number, state, startsAt } = this.resource
    return { id, name, number, state, startsAt: isoTime(startsAt) }
  }

  forPage() {
    const version = this.resource
    return { ...this.toObject(), when: versionWhenText(version) }
  }
}

function failedStart({ state, calledOffStart, calledOffWhy }: TariffVersion) {
  if (state !== 'draft' || !calledOffStart) return null
  return { startsAt: isoTime(calledOffStart!), why: calledOffWhy! }
}

function userName(user: User | null): string | null {
  return user?.fullName ?? null
}

function versionWhenText(version: TariffVersion): string {
  const { publishedAt, startsAt, discardedAt, createdAt, calledOffStart } = version
  const at = (moment: DateTime) => formatLagosTimestamp(moment.toJSDate())
  if (discardedAt) return `Discarded ${at(discardedAt)}`
  if (publishedAt) return `Live from ${at(publishedAt)}`
  if (startsAt) return `Starts ${at(startsAt)}`
  if (calledOffStart) return `Start cancelled, ${at(calledOffStart)}`
  return `Created ${at(createdAt)}`
}
