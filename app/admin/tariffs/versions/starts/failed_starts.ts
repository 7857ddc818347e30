import db from '@adonisjs/lucid/services/db'
import { readDatabaseClock } from '#shared/database/clock'
import { sendMail } from '#shared/mail/send_mail'
import FailedStartMail from '#admin/tariffs/versions/starts/failed_start_mail'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

/** Turns a planned version back into a draft; its planner stays recorded to be notified. */
export async function recordFailedStart(version: TariffVersion, why: string) {
  const calledOff = { calledOffStart: version.startsAt, calledOffWhy: why.slice(0, 1000) }
  await version
    .merge({ startsAt: null, planApprovalId: null, plannerToldAt: null, ...calledOff })
    .save()
}

/** Mails each planner of a failed start once. The next round catches up after a crash. */
export async function notifyPlanners() {
  const untold = await queryUnnotifiedVersions().select('id').orderBy('id')
  for (const { id } of untold) await notifyPlanner(id)
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
