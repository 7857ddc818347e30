import db from '@adonisjs/lucid/services/db'
import { databaseClock } from '#shared/database/clock'
import { sendMail } from '#shared/mail/send_mail'
import CalledOffMail from '#admin/tariffs/versions/starts/called_off_mail'
import TariffVersion from '#admin/tariffs/versions/tariff_version'

/** A planned version is a draft again; who planned it stays written down until they are told. */
export async function callOff(version: TariffVersion, why: string) {
  const calledOff = { calledOffStart: version.startsAt, calledOffWhy: why.slice(0, 1000) }
  await version
    .merge({ startsAt: null, planApprovalId: null, plannerToldAt: null, ...calledOff })
    .save()
}

/** Writes to whoever planned what was called off, once. What a crash has left untold is told in the next round. */
export async function tellPlanners() {
  const untold = await query().select('id').orderBy('id')
  for (const { id } of untold) await tellPlanner(id)
}

async function tellPlanner(id: number) {
  await db.transaction(async (trx) => {
    const version = await query(trx).where({ id }).forUpdate().preload('planner').first()
    if (!version) return
    await version.merge({ plannerToldAt: await databaseClock(trx) }).save()
    const { planner } = version
    if (planner?.status === 'ACTIVE') await sendMail(new CalledOffMail(planner, version), trx)
  })
}

function query(client = db.connection()) {
  return TariffVersion.query({ client }).whereNotNull('calledOffStart').whereNull('plannerToldAt')
}
