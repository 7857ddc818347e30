import type { Alarm } from '#admin/health/alarm'
import { detectOverdueBackup } from '#admin/health/backup_alarms'
import { detectCourierAlarms } from '#admin/health/courier_alarms'
import { partnerName } from '#admin/health/courier_status'
import { findLatestFigureCheck } from '#admin/health/figure_checks'
import { findLatestLedgerCheck } from '#admin/health/ledger_checks'
import { detectTamperedRows, detectUnmailedSeals } from '#admin/health/proof_alarms'
import { detectClockAhead, detectOverdueProof } from '#admin/health/proof_delay_alarms'
import { listFailedJobNames } from '#admin/health/failed_job_row'
import { detectWhatsappAlarms } from '#admin/health/whatsapp_alarms'
import { deliveryBacklog } from '#identity/webhooks/delivery_backlog'
import { readStoredTallies, type StoredTally } from '#shared/health/stored_tallies'
import { readQueuedJobs } from '#shared/queue/queue_state'
import { isWorkerMissing } from '#shared/health/running_process'
import { formatLagosMoment } from '#shared/time/lagos_time'
import { redisAwaySince } from '#shared/scale/redis/redis_outage'
import { replicas } from '#shared/scale/replica'

/** Shorter outages, such as a restart, raise no alarm. */
const AWAY_MINUTES = 2

function detectReplicaDown(): Alarm[] {
  const since = replicas.awaySince
  if (!since || Date.now() - since.getTime() < AWAY_MINUTES * 60_000) return []
  return [
    {
      cause: 'replica',
      subject: 'A replica of the database is not in use',
      paragraphs: [
        `A replica has been unreachable, or too far behind, since ${formatLagosMoment(since)}. Other servers answer instead, so nothing is missing, but lists and figures may be slower.`,
      ],
      remedy:
        'Check that the replica runs and receives the write-ahead log of the primary. Once it has caught up, it is used again automatically.',
      latest: new Date(),
    },
  ]
}

function detectRedisDown(): Alarm[] {
  const since = redisAwaySince()
  if (!since || Date.now() - since.getTime() < AWAY_MINUTES * 60_000) return []
  return [
    {
      cause: 'redis',
      subject: 'Redis does not answer',
      paragraphs: [
        `Redis has not answered since ${formatLagosMoment(since)}. Nobody can sign in, and pages behind sign-in say that they are unavailable. API clients, payments and jobs keep working.`,
      ],
      remedy:
        'Start Redis again, or check the network connection to it. Then everything recovers automatically.',
      latest: new Date(),
    },
  ]
}

/** An e-mail names at most this many faults; the Health page lists all. */
const MAX_NAMED_FAULTS = 20

const UNANSWERED_CALLS = 5
const UNANSWERED_MINUTES = 10
const LATE_QUEUE_MINUTES = 15
const LATE_WEBHOOK_MINUTES = 15
export const MISSING_WORKER_MINUTES = 5

export async function detectAlarms(): Promise<Alarm[]> {
  const found = await Promise.all([
    detectLedgerFaults(),
    detectFigureFaults(),
    detectTamperedRows(),
    detectOverdueProof(),
    detectClockAhead(),
    detectUnmailedSeals(),
    detectFailedJobs(),
    detectCourierAlarms(),
    detectUnresponsivePartners(),
    detectWhatsappAlarms(),
    detectLateQueue(),
    detectLateWebhooks(),
    detectMissingWorker(),
    detectRedisDown(),
    detectReplicaDown(),
    detectOverdueBackup(),
  ])
  const alarms = found.flat()
  // Of alarms with the same cause, keeps the first, which has the most detail.
  return alarms.filter(
    ({ cause }, index) => alarms.findIndex((alarm) => alarm.cause === cause) === index
  )
}

async function detectLedgerFaults(): Promise<Alarm[]> {
  const check = await findLatestLedgerCheck()
  if (!check || check.faults.length === 0) return []
  const count = check.faults.length === 1 ? '1 fault' : `${check.faults.length} faults`
  return [
    {
      cause: 'ledger',
      subject: `The ledger has ${count}`,
      paragraphs: [
        'The latest ledger check found errors that must never happen. Look into them today:',
        ...check.faults.slice(0, MAX_NAMED_FAULTS),
      ],
      remedy:
        'Press Check now on Health to check again. Undo a transfer with the opposite one, never by editing it.',
      latest: check.at,
    },
  ]
}

async function detectFigureFaults(): Promise<Alarm[]> {
  const check = await findLatestFigureCheck()
  if (!check || check.faults.length === 0) return []
  return [
    {
      cause: 'figures',
      subject: 'Stored figures differ from a new count',
      paragraphs: [
        'No money is affected. The figures stored for dashboards and the console differ from a new count.',
        ...check.faults.slice(0, MAX_NAMED_FAULTS),
      ],
      remedy:
        'Ask an engineer to run `node ace figures:verify --repair`, and to find out who changed rows while the triggers were disabled.',
      latest: check.at,
    },
  ]
}

async function detectFailedJobs(): Promise<Alarm[]> {
  const names = await listFailedJobNames()
  return names.map(({ name, count, error, failedAt }) => ({
    cause: `job ${name}`,
    subject: `A job has failed for good: ${name}`,
    paragraphs: [
      `${count === 1 ? 'One job' : `${count} jobs`} called ${name} failed every time it was tried. The latest gave up at ${formatLagosMoment(failedAt)}.`,
      `It said: ${error}`,
    ],
    remedy:
      'Open Health in the console: try it again there, or dismiss it if it no longer matters.',
    latest: failedAt,
  }))
}

async function detectUnresponsivePartners(): Promise<Alarm[]> {
  const tallies = await readStoredTallies()
  return tallies.filter(isUnresponsive).map((tally) => {
    const { kind, name: code, inARow, rowBeganAt, lastAt } = tally
    const name = partnerName(tally)
    return {
      cause: `${kind} ${code}`,
      subject: `${name} has stopped answering`,
      paragraphs: [
        `The ${kind === 'courier' ? 'courier' : 'payment provider'} ${name} has not answered ${inARow} calls in a row, since ${formatLagosMoment(rowBeganAt!)}.`,
        'Everything that waits for it is retried automatically, and nothing is sent twice.',
      ],
      remedy:
        'Check its status page and our internet connection. If it lasts, write to its support.',
      latest: lastAt!,
    }
  })
}

function isUnresponsive({ outcome, inARow, rowBeganAt }: StoredTally): boolean {
  if (outcome !== 'silent' || inARow < UNANSWERED_CALLS || !rowBeganAt) return false
  return Date.now() - rowBeganAt.getTime() > UNANSWERED_MINUTES * 60_000
}

async function detectLateQueue(): Promise<Alarm[]> {
  const [oldest] = await readQueuedJobs()
  if (!oldest || oldest.oldestSeconds < LATE_QUEUE_MINUTES * 60) return []
  const minutes = Math.floor(oldest.oldestSeconds / 60)
  return [
    {
      cause: 'queue',
      subject: 'Jobs wait too long',
      paragraphs: [
        `The oldest job, ${oldest.job}, has been due for ${minutes} minutes, and no worker has started it.`,
      ],
      remedy:
        'Check that the workers are running and what they are busy with. Start one more if needed.',
      latest: new Date(),
    },
  ]
}

async function detectLateWebhooks(): Promise<Alarm[]> {
  const { pending, overdueSeconds } = await deliveryBacklog()
  if (overdueSeconds < LATE_WEBHOOK_MINUTES * 60) return []
  const minutes = Math.floor(overdueSeconds / 60)
  return [
    {
      cause: 'webhooks',
      subject: 'Webhooks are late',
      paragraphs: [
        `An event for a working endpoint has been due for ${minutes} minutes, and no worker has sent it. ${pending} are waiting in all.`,
      ],
      remedy: 'Check that the workers are running. Start one more if needed. Nothing is lost.',
      latest: new Date(),
    },
  ]
}

async function detectMissingWorker(): Promise<Alarm[]> {
  if (!(await isWorkerMissing(MISSING_WORKER_MINUTES))) return []
  return [
    {
      cause: 'worker',
      subject: 'No worker is running',
      paragraphs: [
        `No worker has been seen for ${MISSING_WORKER_MINUTES} minutes. Paid parcels are not booked, and mail and withdrawals wait until one runs again. Nothing is lost.`,
      ],
      remedy: 'Start a worker, and check its log to see why it stopped.',
      latest: new Date(),
    },
  ]
}
