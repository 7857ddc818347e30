import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Alarm } from '#admin/health/alarm'
import { presentAlarms } from '#admin/health/alarm_causes'
import AlarmMail from '#admin/health/alarm_mail'
import User from '#identity/accounts/models/user'
import { rowsOf } from '#shared/database/rows'
import { sendMailNow } from '#shared/mail/send_mail'
import { momentText } from '#shared/time/lagos_time'

interface KnownAlarm {
  cause: string
  sentence: string
  beganAt: Date
  toldAt: Date | null
}

/**
 * Looks what is wrong and tells root administrators: at once, then of what is new no more often than
 * hourly for one cause, and once when it is over. Every process looks, and one at a time tells.
 */
export async function lookForAlarms() {
  const present = await presentAlarms()
  await db.transaction(async (trx) => {
    if (!(await isAlone(trx))) return
    const known = await openAlarms(trx)
    for (const alarm of present) await raise(trx, alarm)
    const over = known.filter(({ cause }) => !present.some((alarm) => alarm.cause === cause))
    for (const alarm of over) await end(trx, alarm)
  })
}

async function isAlone(trx: TransactionClientContract): Promise<boolean> {
  const lock = `select pg_try_advisory_xact_lock(hashtextextended('admin.alarms', 0)) as free`
  const rows = await rowsOf<{ free: boolean }>(trx, lock)
  return rows[0]!.free
}

/** What is wrong as far as has been seen, the oldest first. */
export function openAlarms(client: Pick<TransactionClientContract, 'rawQuery'> = db) {
  return rowsOf<KnownAlarm>(
    client,
    `select cause, sentence, began_at as "beganAt", told_at as "toldAt"
     from alarms where ended_at is null order by began_at`
  )
}

async function raise(trx: TransactionClientContract, alarm: Alarm) {
  const { cause, subject, latest } = alarm
  const rows = await rowsOf<{ isDue: boolean }>(
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
  if (!(await tellRoots(trx, alarm))) return
  await trx.rawQuery('update alarms set told_at = now() where cause = ?', [cause])
}

async function end(
  trx: TransactionClientContract,
  { cause, sentence, beganAt, toldAt }: KnownAlarm
) {
  await trx.rawQuery('update alarms set ended_at = now() where cause = ?', [cause])
  logger.info({ cause }, `Over: ${sentence}`)
  // Who was not told that it began need not hear that it is over.
  if (!toldAt || toldAt < beganAt) return
  const [began, ended] = [momentText(beganAt), momentText(new Date())]
  await tellRoots(trx, {
    subject: `Over: ${sentence}`,
    paragraphs: [`It began at ${began} and was over by ${ended}.`],
  })
}

/** Answers whether a mail server took what was written. */
async function tellRoots(
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
