import type { Alarm } from '#admin/health/alarm'
import { courierAlarms } from '#admin/health/courier_alarms'
import { latestFigureCheck } from '#admin/health/figure_checks'
import { latestLedgerCheck } from '#admin/health/ledger_checks'
import { tamperedRows, unmailedProof } from '#admin/health/proof_alarm'
import { daysAhead, overdueProof } from '#admin/health/proof_standstill'
import { awayRedis } from '#admin/health/redis_alarm'
import { awayReplica } from '#admin/health/replica_alarm'
import { failedJobNames } from '#admin/health/failed_job_row'
import { whatsappAlarms } from '#admin/health/whatsapp_alarms'
import { deliveryBacklog } from '#identity/webhooks/delivery_backlog'
import { keptTallies, type KeptTally } from '#shared/health/kept_tallies'
import { queuedJobs } from '#shared/queue/queue_state'
import { isWithoutWorker } from '#shared/health/running_process'
import { momentText } from '#shared/time/lagos_time'

/** More would be a book; the page has them all. */
const MOST_NAMED = 20

const SILENT_CALLS = 5
const SILENT_MINUTES = 10
const LATE_MINUTES = 15
const LATE_WEBHOOK_MINUTES = 15
const WORKER_MINUTES = 5

/** Everything that is wrong at this moment and that somebody should be woken for. */
export async function presentAlarms(): Promise<Alarm[]> {
  const found = await Promise.all([
    differingLedger(),
    differingFigures(),
    tamperedRows(),
    overdueProof(),
    daysAhead(),
    unmailedProof(),
    failedJobs(),
    courierAlarms(),
    silentCompanies(),
    whatsappAlarms(),
    lateQueue(),
    lateWebhooks(),
    absentWorker(),
    awayRedis(),
    awayReplica(),
  ])
  const alarms = found.flat()
  // The first of a cause says most.
  return alarms.filter(
    ({ cause }, index) => alarms.findIndex((alarm) => alarm.cause === cause) === index
  )
}

async function differingLedger(): Promise<Alarm[]> {
  const check = await latestLedgerCheck()
  if (!check || check.faults.length === 0) return []
  const count = check.faults.length === 1 ? '1 fault' : `${check.faults.length} faults`
  return [
    {
      cause: 'ledger',
      subject: `The ledger has ${count}`,
      paragraphs: [
        'The latest ledger check found what must never happen. Look into it today:',
        ...check.faults.slice(0, MOST_NAMED),
      ],
      remedy:
        'Run `node ace ledger:verify` to check again. Undo a transfer with the opposite one, never by editing it.',
      latest: check.at,
    },
  ]
}

async function differingFigures(): Promise<Alarm[]> {
  const check = await latestFigureCheck()
  if (!check || check.faults.length === 0) return []
  return [
    {
      cause: 'figures',
      subject: 'Figures on screens differ from what they count',
      paragraphs: [
        'No money is affected: what is kept for dashboards and the console is not what was counted anew.',
        ...check.faults.slice(0, MOST_NAMED),
      ],
      remedy:
        'Run `node ace figures:verify --repair`. Then find out who changed rows with the triggers switched off.',
      latest: check.at,
    },
  ]
}

async function failedJobs(): Promise<Alarm[]> {
  const names = await failedJobNames()
  return names.map(({ name, count, error, failedAt }) => ({
    cause: `job ${name}`,
    subject: `A job has failed for good: ${name}`,
    paragraphs: [
      `${count === 1 ? 'One job' : `${count} jobs`} called ${name} failed every time it was tried. The latest gave up at ${momentText(failedAt)}.`,
      `It said: ${error}`,
    ],
    remedy:
      'Open Health in the console: try it again there, or dismiss it if it no longer matters.',
    latest: failedAt,
  }))
}

async function silentCompanies(): Promise<Alarm[]> {
  const tallies = await keptTallies()
  return tallies.filter(isSilent).map(({ kind, name, inARow, rowBeganAt, lastAt }) => ({
    cause: `${kind} ${name}`,
    subject: `${name} has stopped answering`,
    paragraphs: [
      `The ${kind === 'courier' ? 'courier' : 'payment company'} ${name} has not answered ${inARow} calls in a row, since ${momentText(rowBeganAt!)}.`,
      'Everything waiting for it is tried again by itself, and nothing is sent twice.',
    ],
    remedy:
      'Check the company’s status page and our internet connection. If it lasts, write to its support.',
    latest: lastAt!,
  }))
}

function isSilent({ outcome, inARow, rowBeganAt }: KeptTally): boolean {
  if (outcome !== 'silent' || inARow < SILENT_CALLS || !rowBeganAt) return false
  return Date.now() - rowBeganAt.getTime() > SILENT_MINUTES * 60_000
}

async function lateQueue(): Promise<Alarm[]> {
  const [oldest] = await queuedJobs()
  if (!oldest || oldest.oldestSeconds < LATE_MINUTES * 60) return []
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

async function lateWebhooks(): Promise<Alarm[]> {
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

async function absentWorker(): Promise<Alarm[]> {
  if (!(await isWithoutWorker(WORKER_MINUTES))) return []
  return [
    {
      cause: 'worker',
      subject: 'No worker is running',
      paragraphs: [
        `No worker has been seen for ${WORKER_MINUTES} minutes. Paid parcels are not booked, and mail and withdrawals wait until one runs again. Nothing is lost.`,
      ],
      remedy: 'Start a worker, and check its log to see why it stopped.',
      latest: new Date(),
    },
  ]
}
