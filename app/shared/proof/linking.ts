import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { rowsOf } from '#shared/database/rows'
import { settledNumbers } from '#shared/database/settled_numbers'
import { CHAIN_NAMES, CHAINS, type Chain, lockChains } from '#shared/proof/chains'
import { keepProofCheck, latestProofCheck } from '#shared/proof/checks'
import { endFaults } from '#shared/proof/ends'
import { sentencesOf } from '#shared/proof/fault'
import { keepMarks } from '#shared/proof/marks'
import { sha256 } from '#shared/proof/merkle'
import {
  HASH_OF_ROW,
  linkOf,
  type PackedLinks,
  packedLinks,
  lastLinkIn,
} from '#shared/proof/packed_links'
import { readPlainly } from '#shared/proof/plain_reading'
import { contentsOf, type RowContent } from '#shared/proof/row_contents'
import { keepMissingBlocks } from '#shared/proof/sealed_links'
import { sealDueDays } from '#shared/proof/sealing'

const LINKS_AT_ONCE = 500

/** A first run over years of rows goes on with the next one. */
const ROUNDS = 400

/** Below every number that a row can have. */
const BEFORE_ALL = '-9223372036854775808'

interface Linking {
  /** Of Lagos; the database's clock unless told. */
  today?: string
  /** How often to look whether all writers have ended. */
  looks?: number
}

/**
 * Links what is settled and seals the days that are over. Each round is a transaction of its own, so one that is
 * killed leaves nothing half, and two at once link every row once. False when a transaction stays open that
 * may still write a row among the others, or when the ends are not what they were; then nothing is done.
 */
export async function keepChains({ today, looks }: Linking = {}): Promise<boolean> {
  const settled = await settledNumbers(Object.values(CHAINS), looks)
  if (!settled) {
    logger.warn('A transaction stays open: no transfer and no line of the audit log is linked')
    return false
  }
  const ends = await endFaults()
  if (ends.length > 0) {
    await tell(await sentencesOf(ends))
    return false
  }
  for (const chain of CHAIN_NAMES) {
    for (let round = 0; round < ROUNDS; round++) {
      const count = await linkNext(chain, settled[CHAINS[chain]], today)
      if (count === 0) break
    }
  }
  await keepMissingBlocks(db)
  await keepMarks()
  return true
}

/** As a check that found something, so that whoever is told of those is told of it. */
async function tell(faults: string[]) {
  logger.error(
    { faults },
    'Links or seals at the end are not what they were: none are made until they are'
  )
  const latest = await latestProofCheck()
  if (latest && latest.faults.length > 0) return
  await keepProofCheck({ faults, isWhole: false, reach: null, tookMs: 0 })
}

/** Days are sealed first: what comes now belongs to the next one. */
function linkNext(chain: Chain, upto: number, today: string | undefined): Promise<number> {
  return db.transaction(async (trx) => {
    await lockChains(trx)
    const now = today ?? (await todayOf(trx))
    await sealDueDays(trx, now)
    return linkRows(trx, chain, { upto, day: await unsealedDay(trx, now) })
  })
}

async function todayOf(trx: TransactionClientContract): Promise<string> {
  const [now] = await rowsOf<{ day: string }>(
    trx,
    `select to_char(now() at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day`
  )
  return now!.day
}

/** Today, unless that is sealed because the clock was ahead: then the first day after it that is not. */
async function unsealedDay(trx: TransactionClientContract, today: string): Promise<string> {
  const sealed = await rowsOf<{ day: string }>(
    trx,
    `select to_char(day, 'YYYY-MM-DD') as day from public.proof_seals where day >= cast(:today as date)`,
    { today }
  )
  let day = DateTime.fromISO(today)
  while (sealed.some((seal) => seal.day === day.toISODate())) day = day.plus({ days: 1 })
  return day.toISODate()!
}

/**
 * Links the next rows of a chain and answers how many they were. Whoever calls this holds `lockChains`, and knows that no row
 * can be committed any more up to and with `upto`.
 */
export async function linkRows(
  trx: TransactionClientContract,
  chain: Chain,
  { upto, day }: { upto: number; day: string }
): Promise<number> {
  const [before] = await packedLinks(trx, 'true order by proof_links.number desc limit 1', {
    chain,
  })
  const above = before?.lastRowId ?? BEFORE_ALL
  const [next] = await rowsOf<{ last: string | null }>(
    trx,
    `select max(id)::text as last from (select id from public.${CHAINS[chain]}
       where id > cast(:above as bigint) and id <= :upto order by id limit ${LINKS_AT_ONCE}) as rows`,
    { above, upto }
  )
  if (!next!.last) return 0
  const salt = before?.salt ?? randomBytes(32).toString('hex')
  const span = { above, upto: next!.last, salt }
  const rows = await readPlainly(trx, (client) => contentsOf(client, chain, span))
  await write(trx, { chain, day, ...span, before, rows })
  return rows.length
}

interface Fresh {
  chain: Chain
  day: string
  above: string
  upto: string
  salt: string
  before: PackedLinks | undefined
  rows: RowContent[]
}

async function write(trx: TransactionClientContract, fresh: Fresh) {
  const { before, rows, above, upto, ...named } = fresh
  const firstPosition = before ? before.firstPosition + before.size : 1
  const previousLink = before ? lastLinkIn(before) : sha256('')
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
      ...{ ...named, above, upto, firstPosition, previousLink, size: rows.length },
      number: (before?.number ?? 0) + 1,
      rowIds: idsOf(rows),
      links: linksOf(rows, previousLink, firstPosition),
      heads: rows.map(({ head }) => head.toString('hex')).join(''),
      parts: rows.map(({ parts }) => parts.toString('hex')).join(''),
      previousHash: before?.hash ?? sha256(''),
    }
  )
}

function idsOf(rows: RowContent[]): string {
  const bytes = Buffer.alloc(rows.length * 8)
  rows.forEach(({ id }, place) => bytes.writeBigInt64BE(BigInt(id), place * 8))
  return bytes.toString('hex')
}

function linksOf(rows: RowContent[], previous: string, firstPosition: number): string {
  let last = previous
  return rows
    .map(({ content }, place) => (last = linkOf(last, firstPosition + place, content)))
    .join('')
}
