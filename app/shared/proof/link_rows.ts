import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { queryRows } from '#shared/database/query_rows'
import { readCommittedHighWatermarks } from '#shared/database/committed_high_watermark'
import { CHAIN_NAMES, CHAINS, type Chain, lockChains } from '#shared/proof/chains'
import { saveProofCheck, findLatestProofCheck } from '#shared/proof/proof_checks'
import { findEndFaults } from '#shared/proof/chain_ends'
import { describeFaults } from '#shared/proof/fault'
import { saveMarks } from '#shared/proof/chain_marks'
import { sha256 } from '#shared/proof/merkle'
import {
  HASH_OF_ROW,
  hashLink,
  type PackedLinks,
  readPackedLinks,
  readLastLink,
} from '#shared/proof/packed_links'
import { readWithTrustedFunctions } from '#shared/proof/trusted_reads'
import { readRowContents, type RowContent } from '#shared/proof/row_contents'
import { saveMissingSealBlocks } from '#shared/proof/sealed_links'
import { sealDueDays } from '#shared/proof/seal_days'

const LINKS_AT_ONCE = 500

const ROUNDS = 400

const BEFORE_ALL = '-9223372036854775808'

interface LinkingOptions {
  /** Today's date in Lagos. Default: by the clock of the database. */
  today?: string
  looks?: number
}

/**
 * Links committed rows and seals past days, one transaction per round. Does nothing and returns
 * false if an open transaction may still write rows, or if last links or seals are damaged.
 */
export async function extendChains({ today, looks }: LinkingOptions = {}): Promise<boolean> {
  const settled = await readCommittedHighWatermarks(Object.values(CHAINS), looks)
  if (!settled) {
    logger.warn(
      'A database transaction is still open, so no transfer and no audit log entry is linked'
    )
    return false
  }
  const ends = await findEndFaults()
  if (ends.length > 0) {
    await reportEndFaults(await describeFaults(ends))
    return false
  }
  for (const chain of CHAIN_NAMES) {
    for (let round = 0; round < ROUNDS; round++) {
      const count = await linkNextRows(chain, settled[CHAINS[chain]], today)
      if (count === 0) break
    }
  }
  await saveMissingSealBlocks(db)
  await saveMarks()
  return true
}

/** Saves the faults as the result of a proof check, so that staff are alerted. */
async function reportEndFaults(faults: string[]) {
  logger.error(
    { faults },
    'The latest links or seals were changed. No new ones are made until they are restored'
  )
  const latest = await findLatestProofCheck()
  if (latest && latest.faults.length > 0) return
  await saveProofCheck({ faults, isWhole: false, reach: null, tookMs: 0 })
}

/** Seals past days first, because rows that are linked now belong to today. */
function linkNextRows(chain: Chain, upto: number, today: string | undefined): Promise<number> {
  return db.transaction(async (trx) => {
    await lockChains(trx)
    const now = today ?? (await readToday(trx))
    await sealDueDays(trx, now)
    return linkRows(trx, chain, { upto, day: await findUnsealedDay(trx, now) })
  })
}

async function readToday(trx: TransactionClientContract): Promise<string> {
  const [now] = await queryRows<{ day: string }>(
    trx,
    `select to_char(now() at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day`
  )
  return now!.day
}

/** Returns today, or the next unsealed day if a fast clock has already sealed today. */
async function findUnsealedDay(trx: TransactionClientContract, today: string): Promise<string> {
  const sealed = await queryRows<{ day: string }>(
    trx,
    `select to_char(day, 'YYYY-MM-DD') as day from public.proof_seals where day >= cast(:today as date)`,
    { today }
  )
  let day = DateTime.fromISO(today)
  while (sealed.some((seal) => seal.day === day.toISODate())) day = day.plus({ days: 1 })
  return day.toISODate()!
}

/**
 * Links the next rows and returns their count. The caller holds `lockChains` and knows that no more
 * rows up to `upto` can be committed.
 */
export async function linkRows(
  trx: TransactionClientContract,
  chain: Chain,
  { upto, day }: { upto: number; day: string }
): Promise<number> {
  const [before] = await readPackedLinks(trx, 'true order by proof_links.number desc limit 1', {
    chain,
  })
  const above = before?.lastRowId ?? BEFORE_ALL
  const [next] = await queryRows<{ last: string | null }>(
    trx,
    `select max(id)::text as last from (select id from public.${CHAINS[chain]}
       where id > cast(:above as bigint) and id <= :upto order by id limit ${LINKS_AT_ONCE}) as rows`,
    { above, upto }
  )
  if (!next!.last) return 0
  const salt = before?.salt ?? randomBytes(32).toString('hex')
  const span = { above, upto: next!.last, salt }
  const rows = await readWithTrustedFunctions(trx, (client) => readRowContents(client, chain, span))
  await insertLinks(trx, { chain, day, ...span, before, rows })
  return rows.length
}

interface NewLinks {
  chain: Chain
  day: string
  above: string
  upto: string
  salt: string
  before: PackedLinks | undefined
  rows: RowContent[]
}

async function insertLinks(trx: TransactionClientContract, fresh: NewLinks) {
  const { before, rows, above, upto, ...named } = fresh
  const firstPosition = before ? before.firstPosition + before.size : 1
  const previousLink = before ? readLastLink(before) : sha256('')
  await trx.rawQuery(
    `insert into public.proof_links (chain, number, day, first_position, size, after_row_id, last_row_id, salt,
       previous_link, row_ids, links, heads, parts, previous_hash, created_at, hash)
     select one.*, ${HASH_OF_ROW} from (select :chain as chain, cast(:number as bigint) as number,
       cast(:day as date) as day,
       cast(:firstPosition as bigint) as first_position, cast(:size as int) as size,
       cast(:above as bigint) as after_row_id, cast(:upto as bigint) as last_row_id, decode(:salt, 'hex') as salt,
       decode(:previousLink, 'hex') as previous_link, decode(:rowIds, 'hex') as row_ids, decode(:links, 'hex') as links,
       decode(:heads, 'hex') as heads, decode(:parts, 'hex') as parts, decode(:previousHash, 'hex') as previous_hash,
       clock_timestamp() as created_at offset 0) as one`,
    {
      ...named,
      above,
      upto,
      firstPosition,
      previousLink,
      size: rows.length,
      number: (before?.number ?? 0) + 1,
      rowIds: packIds(rows),
      links: packLinks(rows, previousLink, firstPosition),
      heads: rows.map(({ head }) => head.toString('hex')).join(''),
      parts: rows.map(({ parts }) => parts.toString('hex')).join(''),
      previousHash: before?.hash ?? sha256(''),
    }
  )
}

function packIds(rows: RowContent[]): string {
  const bytes = Buffer.alloc(rows.length * 8)
  rows.forEach(({ id }, place) => bytes.writeBigInt64BE(BigInt(id), place * 8))
  return bytes.toString('hex')
}

function packLinks(rows: RowContent[], previous: string, firstPosition: number): string {
  let last = previous
  return rows
    .map(({ content }, place) => (last = hashLink(last, firstPosition + place, content)))
    .join('')
}
