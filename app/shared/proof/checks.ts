import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'

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
    `insert into public.proof_checks (faults, is_whole, took_ms, ledger_upto, audit_upto, seals)
     select :faults, :isWhole, :tookMs,
       (select coalesce(max(number), 0) from public.proof_links where chain = 'ledger'),
       (select coalesce(max(number), 0) from public.proof_links where chain = 'audit'),
       (select coalesce(max(number), 0) from public.proof_seals)`,
    { faults, isWhole, tookMs: Math.round(tookMs) }
  )
}

/** Null before the first one. */
export async function latestProofCheck(): Promise<ProofCheck | null> {
  const [check] = await rowsOf<ProofCheck>(
    db,
    `select id::float8, faults, is_whole as "isWhole", took_ms as "tookMs", created_at as at,
       ledger_upto::float8 as "ledgerUpto", audit_upto::float8 as "auditUpto"
     from public.proof_checks order by id desc limit 1`
  )
  return check ?? null
}
