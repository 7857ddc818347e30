import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { AuditAction, AuditSubject } from '#shared/audit/audit'

/** Verbs of entries that changed nothing: somebody saw what we keep of people. */
export const READ_VERBS = ['read', 'read_wallet', 'read_papers', 'export', 'search'] as const

export interface PersonalDataRead {
  actorId: number
  action: AuditAction
  kind: AuditSubject
  /** The number of the subject; of a shipment also what `by` says. */
  given: string
  by?: 'id' | 'number' | 'reference' | 'return' | 'clearance_document' | 'carrier_paper'
}

/** While the database is slow, so many may wait; what comes on top is not written down. */
const MAX_PENDING_READS = 5_000

let pendingReads: PersonalDataRead[] = []

/** Staff saw something: written down after the answer has gone, and nobody waits for it. */
export function recordPersonalDataRead(read: PersonalDataRead) {
  if (pendingReads.length < MAX_PENDING_READS) pendingReads.push(read)
  else logger.error({ read }, 'What staff read could not be kept for the audit log')
}

/**
 * Writes down what waits: each web process does, every second and when it ends. A crash loses what staff saw since.
 * Throws what the database says; what was taken is written the next time. One that can never be written is logged, and
 * keeps no other waiting.
 */
export async function flushPersonalDataReads() {
  const taken = pendingReads
  if (taken.length === 0) return
  pendingReads = []
  try {
    await insertReads(taken)
  } catch (error) {
    pendingReads = [...taken, ...pendingReads].slice(0, MAX_PENDING_READS)
    throw error
  }
}

async function insertReads(reads: PersonalDataRead[]) {
  try {
    await db.transaction((trx) => trx.rawQuery(INSERT_READS, { rows: JSON.stringify(reads) }))
  } catch (error) {
    if (!isDataError(error)) throw error
    if (reads.length > 1) for (const read of reads) await insertReads([read])
    else logger.error({ err: error, read: reads[0] }, 'What staff read cannot be written down')
  }
}

/** Classes 22 and 23 of PostgreSQL: what was given cannot be taken, however often it is given. */
function isDataError(error: unknown): boolean {
  return /^2[23]/.test(String((error as { code?: unknown }).code))
}

/**
 * One entry for a person, a subject and an hour, however often and from how many processes. A shipment is written down
 * by its tracking number; one's own record and shipments are nobody else's.
 */
const INSERT_READS = `with asked as (
    select * from jsonb_to_recordset(cast(:rows as jsonb))
      as asked ("actorId" bigint, action text, kind text, given text, by text)
    where exists (select from users where users.id = "actorId")
  ), parcels as (
    select asked.*, case by when 'id' then given::bigint
        when 'number' then (select id from shipments where tracking_number = given::bigint)
        when 'reference' then (select id from shipments where transaction_reference = upper(given))
        when 'return' then (select shipment_id from shipment_returns where id = given::bigint)
        when 'clearance_document' then (select shipment_id from clearance_documents where id = given::bigint)
        when 'carrier_paper' then (select shipment_id from carrier_papers where id = given::bigint) end as shipment_id
    from asked where kind = 'shipment'
  ), seen as (
    select "actorId", action, parcels.kind, tracking_number::text as id from parcels join shipments on shipments.id = shipment_id
      where shipments.user_id <> "actorId"
    union select "actorId", action, kind, left(given, 80) from asked
      where kind <> 'shipment' and (kind <> 'user' or given <> "actorId"::text)
  ), forgotten as (
    delete from noted_reads where hour < date_trunc('hour', now())
  ), fresh as (
    insert into noted_reads (hour, actor_id, action, subject_kind, subject_id)
      select date_trunc('hour', now()), "actorId", action, kind, id from seen order by 2, 3, 4, 5
      on conflict do nothing returning actor_id, action, subject_kind, subject_id
  )
  insert into audit_entries (actor_id, action, subject_kind, subject_id)
    select actor_id, action, subject_kind, subject_id from fresh`
