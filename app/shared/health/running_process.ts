import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

export type ProcessKind = 'web' | 'worker'

/** A process reports every half a minute; after two minutes without a report it counts as gone. */
const GONE_AFTER = `interval '2 minutes'`

export class RunningProcess {
  private readonly id = randomUUID()

  constructor(private readonly kind: ProcessKind) {}

  async recordHeartbeat() {
    await db.rawQuery(
      `insert into running_processes (id, kind, host, pid) values (?, ?, ?, ?)
       on conflict (id) do update set seen_at = now()`,
      [this.id, this.kind, hostname().slice(0, 100), process.pid]
    )
  }

  /** Records a planned stop, so that the process does not count as missing. */
  async deregister() {
    await db.rawQuery('update running_processes set left_at = now() where id = ?', [this.id])
  }
}

export interface ProcessStatus {
  kind: ProcessKind
  host: string
  pid: number
  startedAt: Date
  seenAt: Date
  isGone: boolean
}

export function listProcesses(): Promise<ProcessStatus[]> {
  return queryRows<ProcessStatus>(
    db,
    `select kind, host, pid, started_at as "startedAt", seen_at as "seenAt",
       seen_at < now() - ${GONE_AFTER} as "isGone"
     from running_processes where left_at is null and seen_at > now() - interval '1 day'
     order by seen_at desc limit 50`
  )
}

/** Whether a live process has run for this many minutes, so that the system did not just start. */
export async function hasProcessRunFor(minutes: number): Promise<boolean> {
  const rows = await queryRows<{ hasRun: boolean }>(
    db,
    `select exists (select from running_processes where left_at is null and seen_at > now() - ${GONE_AFTER}
       and started_at < now() - make_interval(mins => :minutes)) as "hasRun"`,
    { minutes }
  )
  return rows[0]!.hasRun
}

/** Whether no worker was seen for that many minutes, although another process has run longer. */
export async function isWorkerMissing(minutes: number): Promise<boolean> {
  const rows = await queryRows<{ isWithout: boolean }>(
    db,
    `select not exists (select from running_processes
         where kind = 'worker' and seen_at > now() - make_interval(mins => :minutes))
       and exists (select from running_processes where left_at is null
         and seen_at > now() - ${GONE_AFTER} and started_at < now() - make_interval(mins => :minutes))
       as "isWithout"`,
    { minutes }
  )
  return rows[0]!.isWithout
}
