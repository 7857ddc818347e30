import { findInstallationTime, findLatestBackup } from '#admin/backup/backup_records'
import type { Alarm } from '#admin/health/alarm'
import backup from '#config/backup'
import { hasProcessRunFor } from '#shared/health/running_process'
import { formatLagosMoment } from '#shared/time/lagos_time'

/** A backup that was missed while the machine was off is made within this time after its start. */
const START_MINUTES = 60

export async function detectOverdueBackup(): Promise<Alarm[]> {
  const { maxAgeHours } = backup
  if (maxAgeHours === 0 || !(await hasProcessRunFor(START_MINUTES))) return []
  const latest = await findLatestBackup()
  const since = latest?.at ?? (await findInstallationTime())
  if (Date.now() - since.getTime() < maxAgeHours * 3_600_000) return []
  return [
    {
      cause: 'backup',
      subject: `No backup for ${maxAgeHours} hours`,
      paragraphs: [
        latest
          ? `The latest backup, ${latest.path} on ${latest.host}, was made at ${formatLagosMoment(latest.at)}.`
          : `No backup was made since the installation at ${formatLagosMoment(since)}.`,
      ],
      remedy:
        'Read the log of the nightly backup, solve the problem it names, and run `node ace backup`. The alarm ends with the next backup. If something else backs up the database, set BACKUP_MAX_AGE_HOURS=0.',
      latest: new Date(),
    },
  ]
}
