import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CommandResult } from '#identity/approvals/approval_kind'
import { findCurrentApprovalId } from '#identity/approvals/approval_dry_run'
import type { Caller } from '#identity/sessions/caller'
import { dispatchSweepAt } from '#shared/queue/sweep'
import { recordAudit } from '#shared/audit/audit'
import { readDatabaseClock } from '#shared/database/clock'
import { LAGOS_ZONE, formatLagosMoment } from '#shared/time/lagos_time'
import { applyDraft } from '#admin/tariffs/versions/apply_draft'
import { applySurcharges } from '#admin/tariffs/versions/apply_surcharges'
import { throwTariffClash, requireNoClash } from '#admin/tariffs/versions/tariff_clashes'
import {
  deleteDraftRows,
  createVersion,
  findLatestTariffNumber,
  lockLiveTariff,
} from '#admin/tariffs/versions/tariff_drafts'
import { lockTariffVersion } from '#admin/tariffs/versions/tariff_scope'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import {
  type VersionChanges,
  loadVersionChanges,
  requireNoConflicts,
} from '#admin/tariffs/versions/version_changes'
import {
  LiveVersionReplaced,
  NoEarlierTariff,
  NothingToPublish,
  InvalidStart,
} from '#admin/tariffs/versions/version_errors'

export type Publication = {
  id: number
  /** ISO 8601; null publishes at once. */
  startsAt: string | null
  /** If true, replaces live changes made to the same parts since the draft began. */
  replace: boolean
}

export type RollBackRequest = {
  id: number
  /** The id of the live version that the user saw; null skips the check. */
  seen: number | null
}

/** `version` is the live version now, or the one whose start was planned or cancelled. */
export type PublishOutcome = CommandResult & { version: TariffVersion }

const MAX_START_DELAY = { years: 1 }

/**
 * Makes a draft the live tariff, now or at `startsAt`. Earlier quotes stay valid; later ones use
 * this version. Throws WrongVersionState, NothingToPublish, LiveTariffChanged, TariffClash and
 * InvalidStart.
 */
export async function publishVersion(
  trx: TransactionClientContract,
  caller: Caller,
  { id, startsAt: start, replace }: Publication
): Promise<PublishOutcome> {
  const startsAt = start === null ? null : DateTime.fromISO(start, { zone: LAGOS_ZONE })
  if (startsAt) requireFutureStart(startsAt, await readDatabaseClock(trx))
  await lockLiveTariff(trx)
  const version = await lockTariffVersion(trx, id)
  version.require('draft')
  const changed = await loadVersionChanges(trx, version)
  if (!changed.zoneIds.length && !changed.surcharges.length) throw new NothingToPublish()
  if (!replace) await requireNoConflicts(trx, changed)
  await requireNoClash(trx, id, changed)
  if (startsAt) {
    await scheduleStart(trx, version, { startsAt, by: caller.user.id })
    const message = `"${version.name}" starts at ${formatLagosMoment(startsAt.toJSDate())}.`
    return { message, version }
  }
  await makeDraftLive(trx, version, { changed, by: caller.user.id })
  const message = `"${version.name}" is live. Quotes given before are honoured until they expire.`
  return { message, version }
}

/**
 * Restores the whole tariff from just before a published version, also undoing later versions. A
 * planned version becomes a draft again. Throws WrongVersionState, NoEarlierTariff and
 * LiveVersionReplaced.
 */
export async function rollBackTariff(
  trx: TransactionClientContract,
  caller: Caller,
  { id, seen }: RollBackRequest
): Promise<PublishOutcome> {
  const latest = await lockLiveTariff(trx)
  const version = await lockTariffVersion(trx, id)
  version.require('planned', 'published')
  if (version.number === null) {
    await cancelPlannedStart(trx, version, caller.user.id)
    return { message: `"${version.name}" is a draft again and does not start.`, version }
  }
  const live = await TariffVersion.findByOrFail('number', latest, { client: trx })
  if (seen !== null && seen !== live.id) throw new LiveVersionReplaced()
  if (version.number === 1) throw new NoEarlierTariff()
  const back = await publishPreviousTariff(trx, version as NumberedVersion, {
    latest,
    by: caller.user.id,
  })
  const message =
    'The earlier prices apply again. Quotes given in the meantime are honoured until they expire.'
  return { message, version: back }
}

type NumberedVersion = TariffVersion & { number: number }

async function publishPreviousTariff(
  trx: TransactionClientContract,
  version: NumberedVersion,
  { latest, by }: { latest: number; by: number }
) {
  const name = `Before "${version.name}"`.slice(0, 100)
  const back = await createVersion(
    trx,
    { name, kind: 'roll_back', baseNumber: latest, fromVersionId: version.id, createdBy: by },
    { id: 0, number: version.number - 1 }
  )
  const changed = await loadVersionChanges(trx, back)
  if (!changed.zoneIds.length && !changed.surcharges.length) throw new NothingToPublish()
  return makeDraftLive(trx, back, { changed, by, action: 'tariff_version.roll_back' })
}

function requireFutureStart(startsAt: DateTime, now: DateTime) {
  if (startsAt <= now) {
    throw new InvalidStart('Choose a day and hour that is still to come, or publish it now.')
  }
  if (startsAt > now.plus(MAX_START_DELAY)) {
    throw new InvalidStart('Choose a day and hour within a year from now.')
  }
}

async function scheduleStart(
  trx: TransactionClientContract,
  version: TariffVersion,
  { startsAt, by }: { startsAt: DateTime; by: number }
) {
  const calledOff = { calledOffStart: null, calledOffWhy: null }
  const planned = { startsAt, plannedBy: by, plannedAt: await readDatabaseClock(trx) }
  await version
    .merge({ ...planned, ...calledOff, planApprovalId: await findCurrentApprovalId(trx) })
    .save()
  await recordAudit(trx, {
    actorId: by,
    action: 'tariff_version.plan',
    subject: { kind: 'tariff_version', id: version.id },
    after: { name: version.name, startsAt: startsAt.toISO() },
  })
  await dispatchSweepAt(trx, 'admin.start_versions', startsAt)
  return version
}

async function cancelPlannedStart(
  trx: TransactionClientContract,
  version: TariffVersion,
  by: number
) {
  const before = { name: version.name, startsAt: version.startsAt!.toISO() }
  const unplanned = { startsAt: null, plannedBy: null, plannedAt: null, planApprovalId: null }
  await version.merge(unplanned).save()
  await recordAudit(trx, {
    actorId: by,
    action: 'tariff_version.cancel',
    subject: { kind: 'tariff_version', id: version.id },
    before,
  })
  return version
}

type MakeLiveOptions = {
  changed: VersionChanges
  by: number | null
  action?: 'tariff_version.publish' | 'tariff_version.roll_back'
}

/** The caller must lock the tariff and check for clashes. Throws TariffClash. */
export async function makeDraftLive(
  trx: TransactionClientContract,
  version: TariffVersion,
  { changed: { zoneIds, surcharges }, by, action = 'tariff_version.publish' }: MakeLiveOptions
): Promise<TariffVersion> {
  const number = (await findLatestTariffNumber(trx)) + 1
  await applyDraft(trx, version.id, { zoneIds, savedBy: by }).catch(throwTariffClash)
  await applySurcharges(trx, version.id, surcharges)
  const publishedAt = await readDatabaseClock(trx)
  const counts = { zonesChanged: zoneIds.length, surchargesChanged: surcharges.length }
  await version.merge({ number, publishedBy: by, publishedAt, ...counts }).save()
  await trx.rawQuery('select write_tariff_states(?, ?::bigint[]), write_surcharge_states(?)', [
    ...[number, zoneIds, number],
  ])
  await deleteDraftRows(trx, version.id)
  if (by !== null) {
    await recordAudit(trx, {
      actorId: by,
      action,
      subject: { kind: 'tariff_version', id: version.id },
      after: { name: version.name, zones: zoneIds.length, surcharges: surcharges.length },
    })
  }
  return version
}
