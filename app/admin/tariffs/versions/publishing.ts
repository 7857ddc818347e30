import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Performed } from '#identity/approvals/approval_kind'
import { namedApproval } from '#identity/approvals/rehearsing'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { databaseClock } from '#shared/database/clock'
import { LAGOS, momentText } from '#shared/time/lagos_time'
import { applyDraft } from '#admin/tariffs/versions/applying'
import { applySurcharges } from '#admin/tariffs/versions/applying_surcharges'
import { asClash, requireNoClash } from '#admin/tariffs/versions/clashes'
import {
  emptyDraft,
  fillDraft,
  latestNumber,
  settledNumber,
} from '#admin/tariffs/versions/drafting'
import { lockedVersion } from '#admin/tariffs/versions/in_tariff'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import { type Changes, changesOf, requireUnmoved } from '#admin/tariffs/versions/version_changes'
import {
  LiveTariffIsAnother,
  NothingBefore,
  NothingDiffers,
  StartRefused,
} from '#admin/tariffs/versions/version_refusals'

export type Publication = {
  id: number
  /** As ISO 8601; null for now. */
  startsAt: string | null
  /** Whether its zones replace what was changed in them on the live tariff since. */
  replace: boolean
}

export type StepBack = {
  id: number
  /** The version that is live as far as whoever asks knows. */
  seen: number | null
}

/** The version that is live then, or the one that starts or starts no more. */
export type PublishedVersion = Performed & { version: TariffVersion }

const LATEST_START = { years: 1 }

/**
 * Makes a draft the live tariff, now or from a moment on. Quotes that were given before are honoured; every later one
 * is of this version. Throws VersionIsNot, NothingDiffers, LiveTariffMoved, TariffClash, StartRefused.
 */
export async function publishVersion(
  trx: TransactionClientContract,
  caller: Caller,
  { id, startsAt: start, replace }: Publication
): Promise<PublishedVersion> {
  const startsAt = start === null ? null : DateTime.fromISO(start, { zone: LAGOS })
  if (startsAt) requireToCome(startsAt, await databaseClock(trx))
  await settledNumber(trx)
  const version = await lockedVersion(trx, id)
  version.require('draft')
  const changed = await changesOf(trx, version)
  if (!changed.zoneIds.length && !changed.surcharges.length) throw new NothingDiffers()
  if (!replace) await requireUnmoved(trx, changed)
  await requireNoClash(trx, id, changed)
  if (startsAt) {
    await plan(trx, version, { startsAt, by: caller.user.id })
    const message = `"${version.name}" starts at ${momentText(startsAt.toJSDate())}.`
    return { message, version }
  }
  await makeLive(trx, version, { changed, by: caller.user.id })
  const message = `"${version.name}" is live. Quotes given before are honoured until they expire.`
  return { message, version }
}

/**
 * One step back. Of a version that was live: the whole tariff is again what it was just before that version began,
 * whatever was published since. Of a planned one: its start is cancelled and it is a draft again. Throws VersionIsNot,
 * NothingBefore, LiveTariffIsAnother.
 */
export async function rollBack(
  trx: TransactionClientContract,
  caller: Caller,
  { id, seen }: StepBack
): Promise<PublishedVersion> {
  const latest = await settledNumber(trx)
  const version = await lockedVersion(trx, id)
  version.require('planned', 'published')
  if (version.number === null) {
    await cancelStart(trx, version, caller.user.id)
    return { message: `"${version.name}" is a draft again and does not start.`, version }
  }
  const live = await TariffVersion.findByOrFail('number', latest, { client: trx })
  if (seen !== null && seen !== live.id) throw new LiveTariffIsAnother()
  if (version.number === 1) throw new NothingBefore()
  const back = await makeBefore(trx, version as Numbered, { latest, by: caller.user.id })
  const message =
    'The prices are what they were before. Quotes given meanwhile are honoured until they expire.'
  return { message, version: back }
}

type Numbered = TariffVersion & { number: number }

async function makeBefore(
  trx: TransactionClientContract,
  version: Numbered,
  { latest, by }: { latest: number; by: number }
) {
  const back = await TariffVersion.create(
    {
      name: `Before "${version.name}"`.slice(0, 100),
      kind: 'roll_back',
      number: null,
      baseNumber: latest,
      fromVersionId: version.id,
      createdBy: by,
    },
    { client: trx }
  )
  await fillDraft(trx, back.id, { id: 0, number: version.number - 1 })
  const changed = await changesOf(trx, back)
  if (!changed.zoneIds.length && !changed.surcharges.length) throw new NothingDiffers()
  return makeLive(trx, back, { changed, by, action: 'tariff_version.roll_back' })
}

function requireToCome(startsAt: DateTime, now: DateTime) {
  if (startsAt <= now) {
    throw new StartRefused('Choose a day and hour that is still to come, or publish it now.')
  }
  if (startsAt > now.plus(LATEST_START)) {
    throw new StartRefused('Choose a start within a year from today.')
  }
}

async function plan(
  trx: TransactionClientContract,
  version: TariffVersion,
  { startsAt, by }: { startsAt: DateTime; by: number }
) {
  const calledOff = { calledOffStart: null, calledOffWhy: null }
  const planned = { startsAt, plannedBy: by, plannedAt: await databaseClock(trx) }
  await version.merge({ ...planned, ...calledOff, planApprovalId: await namedApproval(trx) }).save()
  await recordAudit(trx, {
    actorId: by,
    action: 'tariff_version.plan',
    subject: { kind: 'tariff_version', id: version.id },
    after: { name: version.name, startsAt: startsAt.toISO() },
  })
  return version
}

async function cancelStart(trx: TransactionClientContract, version: TariffVersion, by: number) {
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

type Going = {
  changed: Changes
  by: number | null
  action?: 'tariff_version.publish' | 'tariff_version.roll_back'
}

/** The caller holds the tariff, and has looked for what does not fit it. Throws TariffClash for what the database refuses. */
export async function makeLive(
  trx: TransactionClientContract,
  version: TariffVersion,
  { changed: { zoneIds, surcharges }, by, action = 'tariff_version.publish' }: Going
): Promise<TariffVersion> {
  const number = (await latestNumber(trx)) + 1
  await applyDraft(trx, version.id, { zoneIds, savedBy: by }).catch(asClash)
  await applySurcharges(trx, version.id, surcharges)
  const publishedAt = await databaseClock(trx)
  const counts = { zonesChanged: zoneIds.length, surchargesChanged: surcharges.length }
  await version.merge({ number, publishedBy: by, publishedAt, ...counts }).save()
  await trx.rawQuery('select write_tariff_states(?, ?::bigint[]), write_surcharge_states(?)', [
    ...[number, zoneIds, number],
  ])
  await emptyDraft(trx, version.id)
  if (by !== null) {
    await recordAudit(trx, {
      ...{ actorId: by, action, subject: { kind: 'tariff_version', id: version.id } },
      after: { name: version.name, zones: zoneIds.length, surcharges: surcharges.length },
    })
  }
  return version
}
