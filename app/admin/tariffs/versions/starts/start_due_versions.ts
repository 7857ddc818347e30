import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readDatabaseClock } from '#shared/database/clock'
import { approvalRules } from '#identity/approvals/approval_settings'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import { requireNoClash } from '#admin/tariffs/versions/tariff_clashes'
import { lockLiveTariff } from '#admin/tariffs/versions/tariff_drafts'
import { lockTariffVersion } from '#admin/tariffs/versions/tariff_scope'
import { makeDraftLive } from '#admin/tariffs/versions/publish_version'
import { loadVersionChanges } from '#admin/tariffs/versions/version_changes'
import { sendMail } from '#shared/mail/send_mail'
import FailedStartMail from '#admin/tariffs/versions/starts/failed_start_mail'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

export async function startDueVersions() {
  const { isOn: needsTwo } = await approvalRules.tariff.get()
  // A failing version must not block the others.
  const tried = []
  for (const id of await findDueVersions(needsTwo)) {
    tried.push(await startDueVersion(id, needsTwo).catch((error: Error) => error))
  }
  await notifyPlanners()
  const failed = tried.find((outcome) => outcome instanceof Error)
  if (failed) throw failed
}

/**
 * Finds planned versions that are due, earliest first. If publishing needs two people, also finds
 * those planned before by one alone, to cancel them.
 */
async function findDueVersions(needsTwo: boolean): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db.connection(),
    `select id from tariff_versions
     where starts_at is not null and published_at is null and discarded_at is null
       and (starts_at <= clock_timestamp() or :needsTwo and plan_approval_id is null)
     order by starts_at, id`,
    { needsTwo }
  )
  return rows.map(({ id }) => id)
}

/**
 * Makes a planned version live in one transaction. It also replaces later live edits of its zones.
 * If it cannot start, it becomes a draft again, with the reason. Safe to run concurrently.
 */
async function startDueVersion(id: number, needsTwo: boolean) {
  await db.transaction(async (trx) => {
    await lockLiveTariff(trx)
    const version = await lockTariffVersion(trx, id)
    if (version.state !== 'planned') return
    if (needsTwo && version.planApprovalId === null)
      return recordFailedStart(version, NEEDS_SECOND_APPROVER)
    if (version.startsAt! > (await readDatabaseClock(trx))) return
    const refusal = await tryToStart(trx, id)
    if (refusal) await recordFailedStart(version, refusal.message)
  })
}

const NEEDS_SECOND_APPROVER =
  'After it was planned, the settings were changed: a second person now has to approve each publication. Plan the start again to ask for the approval.'

/** Returns null on success. Rolls a refused attempt back to a savepoint. */
async function tryToStart(trx: TransactionClientContract, id: number): Promise<DomainError | null> {
  const stage = await trx.transaction()
  try {
    const version = await lockTariffVersion(stage, id)
    const changed = await loadVersionChanges(stage, version)
    await requireNoClash(stage, id, changed)
    await makeDraftLive(stage, version, { changed, by: version.plannedBy })
    await stage.commit()
    return null
  } catch (error) {
    await stage.rollback()
    if (error instanceof DomainError) return error
    throw error
  }
}

/** Turns a planned version back into a draft; its planner stays recorded to be notified. */
async function recordFailedStart(version: TariffVersion, why: string) {
  const calledOff = { calledOffStart: version.startsAt, calledOffWhy: why.slice(0, 1000) }
  await version
    .merge({ startsAt: null, planApprovalId: null, plannerToldAt: null, ...calledOff })
    .save()
}

/** Mails each planner of a failed start once. The next round catches up after a crash. */
async function notifyPlanners() {
  const unnotified = await queryUnnotifiedVersions().select('id').orderBy('id')
  for (const { id } of unnotified) await notifyPlanner(id)
}

async function notifyPlanner(id: number) {
  await db.transaction(async (trx) => {
    const version = await queryUnnotifiedVersions(trx)
      .where({ id })
      .forUpdate()
      .preload('planner')
      .first()
    if (!version) return
    await version.merge({ plannerToldAt: await readDatabaseClock(trx) }).save()
    const { planner } = version
    if (planner?.status === 'ACTIVE') await sendMail(new FailedStartMail(planner, version), trx)
  })
}

function queryUnnotifiedVersions(client = db.connection()) {
  return TariffVersion.query({ client }).whereNotNull('calledOffStart').whereNull('plannerToldAt')
}
