import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { isKeyedHash, keyedHash } from '#shared/http/keyed_hash'
import type { Reach } from '#shared/proof/chains'
import { isoTimestampSql } from '#shared/proof/row_contents'

export interface ProofCheck {
  id: number
  faults: string[]
  isWhole: boolean
  tookMs: number
  at: Date
  /** Up to which links and seal the check looked; null if there were none. */
  reach: Reach | null
}

type Outcome = Pick<ProofCheck, 'faults' | 'isWhole' | 'tookMs' | 'reach'>

/** The check's MAC uses the app key, so that database access alone cannot forge a check. */
const PURPOSE = 'proof check'

export async function saveProofCheck({ faults, isWhole, tookMs, reach }: Outcome) {
  const [drawn] = await queryRows<Pick<SignedCheck, 'id' | 'moment'>>(
    db,
    `select nextval('public.proof_checks_id_seq') as id, ${isoTimestampSql('clock_timestamp()')} as moment`
  )
  const kept = { ...drawn!, faults, isWhole, reach }
  const written = await queryRows<object>(
    db,
    `insert into public.proof_checks
       (id, faults, is_whole, took_ms, ledger_upto, audit_upto, seals, created_at, reach, mac)
     values (:id, :faults, :isWhole, :tookMs, :ledger, :audit, :seals, cast(:moment as timestamptz),
       cast(:reach as jsonb), :mac) returning id`,
    {
      ...kept,
      tookMs: Math.round(tookMs),
      reach: JSON.stringify(reach),
      ledger: reach?.ledger ?? 0,
      audit: reach?.audit ?? 0,
      seals: reach?.seals ?? 0,
      mac: keyedHash(PURPOSE, toSignedText(kept)),
    }
  )
  if (written.length === 0) throw new Error('The result of a proof check could not be saved')
}

type SignedCheck = Pick<ProofCheck, 'id' | 'faults' | 'isWhole' | 'reach'> & { moment: string }

function toSignedText({ id, moment, faults, isWhole, reach }: SignedCheck): string {
  const reached =
    reach && Object.entries(reach).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([id, moment, faults, isWhole, reached])
}

type Row = ProofCheck & SignedCheck & { mac: string }

function listSignedChecks(condition: string): Promise<Row[]> {
  return queryRows<Row>(
    db,
    `select id, faults, is_whole as "isWhole", took_ms as "tookMs", created_at as at, reach, mac,
       ${isoTimestampSql('created_at')} as moment
     from public.proof_checks where mac is not null and ${condition} order by proof_checks.id desc limit 20`
  )
}

const isOurs = (row: Row) => isKeyedHash(row.mac, PURPOSE, toSignedText(row))

/** Returns null before the first check. A check with an invalid MAC counts as a fault. */
export async function findLatestProofCheck(): Promise<ProofCheck | null> {
  const rows = await listSignedChecks('true')
  const place = rows.findIndex(isOurs)
  const own = rows[place] ?? null
  const others = place === -1 ? rows : rows.slice(0, place)
  if (others.length === 0) return own
  const named = others.map(({ id }) => `proof_checks ${id} was altered or inserted`)
  const [{ id, at }] = others as [Row]
  const nothing = { isWhole: false, tookMs: 0, reach: null }
  return { ...nothing, ...own, id, at, faults: [...named, ...(own?.faults ?? [])] }
}

export async function findLastOwnCheck(): Promise<{ number: number; hash: string } | null> {
  const rows = await listSignedChecks('true')
  const own = rows.find(isOurs)
  return own ? { number: own.id, hash: own.mac } : null
}

export async function findLastSoundCheckTime(): Promise<Date | null> {
  const rows = await listSignedChecks(`is_whole and faults = '{}'`)
  return rows.find(isOurs)?.at ?? null
}
