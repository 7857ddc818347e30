import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { AuditAction, AuditSubject } from '#shared/audit/audit'

/** Verbs of audit entries that record what staff viewed, not what they changed. */
export const READ_VERBS = ['read', 'read_wallet', 'read_papers', 'export', 'search'] as const

export interface PersonalDataRead {
  actorId: number
  action: AuditAction
  kind: AuditSubject
  /** The id of the subject; for a shipment, the value of the key that `by` names. */
  given: string
  by?: 'id' | 'number' | 'reference' | 'return' | 'clearance_document' | 'carrier_paper'
}

/** The most views that are queued while the database is slow; further ones go to the error log. */
const MAX_PENDING_READS = 5_000

let pendingReads: PersonalDataRead[] = []

/** Queues a read for the audit log; `flushPersonalDataReads` writes it after the response. */
export function recordPersonalDataRead(read: PersonalDataRead) {
  if (pendingReads.length < MAX_PENDING_READS) pendingReads.push(read)
  else logger.error({ read }, 'A view of personal data could not be queued for the audit log')
}

/**
 * Writes the queued reads; runs each second and at shutdown, so a crash loses the last ones.
 * Rethrows database errors and keeps the reads, but logs and skips a row that can never be stored.
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
    else
      logger.error(
        { err: error, read: reads[0] },
        'A view of personal data could not be saved in the audit log'
      )
  }
}

/** SQLSTATE classes 22 and 23: the data itself is at fault, so a retry cannot succeed. */
function isDataError(error: unknown): boolean {
  return /^2[23]/.test(String((error as { code?: unknown }).code))
}

/** Writes one entry per reader, subject and hour, and none for the reader's own data. */
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
