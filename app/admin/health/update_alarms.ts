import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Alarm } from '#admin/health/alarm'
import { detectAlarms } from '#admin/health/detect_alarms'
import AlarmMail from '#admin/health/alarm_mail'
import User from '#identity/accounts/models/user'
import { queryRows } from '#shared/database/query_rows'
import { sendMailNow } from '#shared/mail/send_mail'
import { formatLagosMoment } from '#shared/time/lagos_time'

interface OpenAlarm {
  cause: string
  sentence: string
  beganAt: Date
  mailedAt: Date | null
}

/**
 * Mails root users at once about a new alarm, then at most hourly per cause about later
 * occurrences, and once when it ends. Every worker checks, and web processes do
 * if there is no worker; only one at a time mails.
 */
export async function updateAlarms() {
  const present = await detectAlarms()
  await db.transaction(async (trx) => {
    if (!(await tryLockAlarms(trx))) return
    const known = await listOpenAlarms(trx)
    for (const alarm of present) await raiseAlarm(trx, alarm)
    const over = known.filter(({ cause }) => !present.some((alarm) => alarm.cause === cause))
    for (const alarm of over) await endAlarm(trx, alarm)
  })
}

async function tryLockAlarms(trx: TransactionClientContract): Promise<boolean> {
  const lock = `select pg_try_advisory_xact_lock(hashtextextended('admin.alarms', 0)) as free`
  const rows = await queryRows<{ free: boolean }>(trx, lock)
  return rows[0]!.free
}

export function listOpenAlarms(client: Pick<TransactionClientContract, 'rawQuery'> = db) {
  return queryRows<OpenAlarm>(
    client,
    `select cause, sentence, began_at as "beganAt", told_at as "mailedAt"
     from alarms where ended_at is null order by began_at`
  )
}

async function raiseAlarm(trx: TransactionClientContract, alarm: Alarm) {
  const { cause, subject, latest } = alarm
  const rows = await queryRows<{ isDue: boolean }>(
    trx,
    `insert into alarms as kept (cause, sentence) values (:cause, :subject)
     on conflict (cause) do update set sentence = excluded.sentence, ended_at = null,
       began_at = case when kept.ended_at is null then kept.began_at else now() end
     returning told_at is null or told_at < now() - interval '1 hour'
       and (told_at < began_at or told_at < :latest) as "isDue"`,
    { cause, subject, latest }
  )
  if (!rows[0]!.isDue) return
  logger.error({ cause }, `Alarm: ${subject}`)
  if (!(await mailRootUsers(trx, alarm))) return
  await trx.rawQuery('update alarms set told_at = now() where cause = ?', [cause])
}

async function endAlarm(
  trx: TransactionClientContract,
  { cause, sentence, beganAt, mailedAt }: OpenAlarm
) {
  await trx.rawQuery('update alarms set ended_at = now() where cause = ?', [cause])
  logger.info({ cause }, `Over: ${sentence}`)
  // Recipients who never got the alarm need no all-clear.
  if (!mailedAt || mailedAt < beganAt) return
  const [began, ended] = [formatLagosMoment(beganAt), formatLagosMoment(new Date())]
  await mailRootUsers(trx, {
    subject: `Over: ${sentence}`,
    paragraphs: [`It began at ${began} and was over by ${ended}.`],
  })
}

/** Returns true if the mail server accepted the mails. */
export async function mailRootUsers(
  trx: TransactionClientContract,
  alarm: ConstructorParameters<typeof AlarmMail>[1]
): Promise<boolean> {
  const roots = await User.query({ client: trx }).where('role', 'ROOT')
  try {
    for (const root of roots.filter(({ status }) => status === 'ACTIVE'))
      await sendMailNow(new AlarmMail(root, alarm), trx)
    return true
  } catch (error) {
    logger.error({ err: error }, 'An alarm could not be mailed')
    return false
  }
}
