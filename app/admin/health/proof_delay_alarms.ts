import db from '@adonisjs/lucid/services/db'
import type { Alarm } from '#admin/health/alarm'
import { queryRows } from '#shared/database/query_rows'
import { hasProcessRunFor } from '#shared/health/running_process'
import { type Chain, CHAIN_NAMES, CHAINS } from '#shared/proof/chains'
import { formatLagosMoment } from '#shared/time/lagos_time'

/** Linking takes a minute or two, but may take up to an hour after a start with a backlog. */
const UNLINKED_MINUTES = 60

/** Seals and checks run daily, so they are overdue after 26 hours. */
const DAILY_HOURS = 26

/** Detects overdue links, seals and checks; without them, tampering can go unnoticed. */
export async function detectOverdueProof(): Promise<Alarm[]> {
  if (!(await hasProcessRunFor(UNLINKED_MINUTES))) return []
  const { unlinkedAt, unsealedAt, checkedAt } = await findOverdueTimes()
  return [
    ...buildOverdueAlarm(unlinkedAt, {
      cause: 'proof links',
      subject: 'Transfers or audit log entries are not linked',
      describeSince: (at) =>
        `An entry written at ${at} has no link yet. Links are normally made within two minutes, and an entry without one can be altered unnoticed.`,
      remedy:
        'Check on Health whether “Keep proof” runs. If it does not, its log says why: a database transaction is still open, or links are missing.',
    }),
    ...buildOverdueAlarm(unsealedAt, {
      cause: 'proof seals',
      subject: 'A day has no seal',
      describeSince: (at) =>
        `No seal covers the links made at ${at}. Each day is sealed soon after midnight, and copies of the seal are kept elsewhere.`,
      remedy: 'Check on Health whether “Keep proof” runs. If it does not, its log says why.',
    }),
    ...buildOverdueAlarm(checkedAt, {
      cause: 'proof check',
      subject: 'The ledger and the audit log are not checked for tampering',
      describeSince: (at) => `The check runs every night, but none has finished since ${at}.`,
      remedy: 'Press Check now on Proof, and find out on Health why “Verify proof” did not run.',
    }),
  ]
}

type OverdueAlarmTexts = Pick<Alarm, 'cause' | 'subject' | 'remedy'> & {
  describeSince: (at: string) => string
}

function buildOverdueAlarm(
  since: Date | null,
  { describeSince, ...words }: OverdueAlarmTexts
): Alarm[] {
  return since
    ? [{ ...words, paragraphs: [describeSince(formatLagosMoment(since))], latest: new Date() }]
    : []
}

type OverdueTimes = Record<'unlinkedAt' | 'unsealedAt' | 'checkedAt', Date | null>

const isUnsealedSql = (chain: Chain) => `chain = '${chain}'
  and number > coalesce((select ${chain}_upto from proof_seals order by number desc limit 1), 0)`

/** The oldest unlinked row and the oldest unsealed link of each chain. */
const OLDEST_SQL = {
  unlinked: (chain: Chain) => `(select created_at from ${CHAINS[chain]} as row
    where row.id > coalesce((select last_row_id from proof_links where chain = '${chain}' order by number desc limit 1),
      -9223372036854775808) order by row.id limit 1)`,
  unsealed: (chain: Chain) =>
    `(select created_at from proof_links where ${isUnsealedSql(chain)} order by number limit 1)`,
}

const oldestOfChains = (kind: keyof typeof OLDEST_SQL) =>
  `least(${CHAIN_NAMES.map(OLDEST_SQL[kind]).join(', ')})`

/** Each time is null unless its link, seal or check is overdue. */
async function findOverdueTimes(): Promise<OverdueTimes> {
  const [found] = await queryRows<OverdueTimes>(
    db,
    `select case when unlinked < now() - interval '${UNLINKED_MINUTES} minutes' then unlinked end as "unlinkedAt",
       case when unsealed < now() - interval '${DAILY_HOURS} hours' then unsealed end as "unsealedAt",
       case when checked < now() - interval '${DAILY_HOURS} hours' then checked end as "checkedAt"
     from (select ${oldestOfChains('unlinked')} as unlinked, ${oldestOfChains('unsealed')} as unsealed,
       coalesce((select created_at from proof_checks order by id desc limit 1),
         (select min(created_at) from proof_links where number = 1)) as checked) as found`
  )
  return found!
}

/** The database's clock dates links. If it was ahead, a later seal covers them. */
export async function detectClockAhead(): Promise<Alarm[]> {
  const [found] = await queryRows<{ day: string | null }>(
    db,
    `select to_char(day, 'YYYY-MM-DD') as day from (select greatest(${CHAIN_NAMES.map(latestDaySql).join(', ')},
       (select day from proof_seals order by number desc limit 1)) as day) as latest
     where day > (now() at time zone 'Africa/Lagos')::date`
  )
  if (!found) return []
  return [
    {
      cause: 'proof clock',
      subject: 'The clock of the database was ahead',
      paragraphs: [
        `Links carry the date ${found.day}, which is in the future. They are sealed with the links of the next day that ends.`,
      ],
      remedy: 'Synchronize the clock of the database server with a time server.',
      latest: new Date(),
    },
  ]
}

const latestDaySql = (chain: Chain) =>
  `(select max(day) from proof_links where ${isUnsealedSql(chain)})`
