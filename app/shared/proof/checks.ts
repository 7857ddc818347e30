import db from '@adonisjs/lucid/services/db'
import { type Client, rowsOf } from '#shared/database/rows'

export interface ProofCheck {
  /** Of the checks until now, this one included. */
  id: number
  faults: string[]
  isWhole: boolean
  tookMs: number
  at: Date
  /** The last rows of links, and how many seals there were. */
  ledgerUpto: number
  auditUpto: number
}

type Outcome = Pick<ProofCheck, 'faults' | 'isWhole' | 'tookMs'>

export async function keepProofCheck({ faults, isWhole, tookMs }: Outcome) {
  await db.rawQuery(
    `insert into proof_checks (faults, is_whole, took_ms, ledger_upto, audit_upto, seals)
     select :faults, :isWhole, :tookMs,
       (select coalesce(max(number), 0) from proof_links where chain = 'ledger'),
       (select coalesce(max(number), 0) from proof_links where chain = 'audit'),
       (select coalesce(max(number), 0) from proof_seals)`,
    { faults, isWhole, tookMs: Math.round(tookMs) }
  )
}

/** Null before the first one. */
export async function latestProofCheck(): Promise<ProofCheck | null> {
  const [check] = await rowsOf<ProofCheck>(
    db,
    `select id::float8, faults, is_whole as "isWhole", took_ms as "tookMs", created_at as at,
       ledger_upto::float8 as "ledgerUpto", audit_upto::float8 as "auditUpto"
     from proof_checks order by id desc limit 1`
  )
  return check ?? null
}

interface Reach {
  ledger: number
  audit: number
  seals: number
}

/** How far links and seals go, and how far they have gone as far as anything that is kept says. */
export async function reached(client: Client): Promise<{ now: Reach; ever: Reach }> {
  const [reach] = await rowsOf<{ now: Reach; ever: Reach }>(
    client,
    `select jsonb_build_object('ledger', own.ledger, 'audit', own.audit, 'seals', own.seals) as now,
       jsonb_build_object('ledger', greatest(own.ledger, checked.ledger, sealed.ledger),
         'audit', greatest(own.audit, checked.audit, sealed.audit), 'seals', greatest(own.seals, checked.seals)) as ever
     from (select (select coalesce(max(number), 0) from proof_links where chain = 'ledger') as ledger,
         (select coalesce(max(number), 0) from proof_links where chain = 'audit') as audit,
         (select coalesce(max(number), 0) from proof_seals) as seals) as own,
       (select max(ledger_upto) as ledger, max(audit_upto) as audit, max(seals) as seals from proof_checks) as checked,
       (select max(ledger_upto) as ledger, max(audit_upto) as audit from proof_seals) as sealed`
  )
  return reach!
}

/** Whether links or seals at the end are gone: then none are made until they are back, so that nothing hides it. */
export async function isCutOff(client: Client): Promise<boolean> {
  const { now, ever } = await reached(client)
  return now.ledger < ever.ledger || now.audit < ever.audit || now.seals < ever.seals
}
