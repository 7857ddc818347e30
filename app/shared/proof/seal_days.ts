import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { CHAIN_NAMES, type Chain } from '#shared/proof/chains'
import {
  hashSeal,
  listLatestSeals,
  type Seal,
  type SealContents,
  type SealEnd,
} from '#shared/proof/day_seals'
import { computeMerkleRoot, sha256 } from '#shared/proof/merkle'
import { readSealBlocks, saveSealBlocks, toSealedSpan } from '#shared/proof/sealed_links'

/** Seals past days. Call it under `lockChains`. */
export async function sealDueDays(trx: TransactionClientContract, today: string) {
  const [latest] = await listLatestSeals(trx, 1)
  let before = latest ?? null
  let open = await listOpenLinks(trx, before, today)
  for (let due = findNextDueDay(open, today); due; due = findNextDueDay(open, today)) {
    const { ends } = (before = await sealDay(trx, before, due))
    open = open.filter(({ chain, number }) => number > ends[chain].upto)
  }
}

interface OpenLinks {
  chain: Chain
  number: number
  day: string
  size: number
  hash: string
}

function listOpenLinks(
  client: SqlClient,
  before: Seal | null,
  today: string
): Promise<OpenLinks[]> {
  const chains = CHAIN_NAMES.map(
    (chain) => `select chain, number, day, size, hash from public.proof_links
      where chain = '${chain}' and number > ${before?.ends[chain].upto ?? 0}`
  )
  return queryRows<OpenLinks>(
    client,
    `with open as materialized (${chains.join(' union all ')})
     select chain, number, to_char(day, 'YYYY-MM-DD') as day, size, encode(hash, 'hex') as hash from open
     where exists (select from open where day < cast(:today as date)) order by chain, open.number`,
    { today }
  )
}

interface DueDay {
  day: string
  links: OpenLinks[]
}

/** Finds the next past day to seal. If a wrong clock mixed days, seals all as the last day. */
function findNextDueDay(open: OpenLinks[], today: string): DueDay | null {
  let day = listDaysBefore(today, open).at(0)
  while (day) {
    const upto = findLastNumbers(open, day)
    const links = open.filter(({ chain, number }) => number <= (upto.get(chain) ?? 0))
    const last = listDaysBefore(today, links).at(-1)
    if (last === day) return { day, links }
    day = last
  }
  return null
}

const listDaysBefore = (today: string, links: OpenLinks[]) =>
  links
    .map(({ day }) => day)
    .filter((day) => day < today)
    .toSorted()

function findLastNumbers(open: OpenLinks[], day: string): Map<Chain, number> {
  const past = open.filter((one) => one.day <= day)
  return new Map(past.map(({ chain, number }) => [chain, number]))
}

async function sealDay(
  trx: TransactionClientContract,
  before: Seal | null,
  { day, links }: DueDay
) {
  const ends = Object.fromEntries(
    CHAIN_NAMES.map((chain) => [chain, toSealEnd(before, chain, links)])
  ) as Seal['ends']
  const blocks = await readSealBlocks(trx, toSealedSpan(before, { ends }))
  const contents: SealContents = {
    number: (before?.number ?? 0) + 1,
    day,
    ends,
    root: computeMerkleRoot(blocks),
    previousHash: before?.hash ?? sha256(''),
  }
  const bytes = (hex: string) => Buffer.from(hex, 'hex')
  const hash = hashSeal(contents)
  const columns = CHAIN_NAMES.map((chain) => ({
    [`${chain}_links`]: ends[chain].links,
    [`${chain}_upto`]: ends[chain].upto,
    [`${chain}_hash`]: bytes(ends[chain].hash),
  }))
  await trx.table('proof_seals').insert({
    ...Object.assign({}, ...columns),
    number: contents.number,
    day,
    root: bytes(contents.root),
    hash: bytes(hash),
    previous_hash: bytes(contents.previousHash),
  })
  await saveSealBlocks(trx, contents.number, blocks)
  return { ...contents, hash, sealedAt: new Date() }
}

function toSealEnd(before: Seal | null, chain: Chain, links: OpenLinks[]): SealEnd {
  const own = links.filter((one) => one.chain === chain)
  const last = own.at(-1)
  if (!last) return { ...(before?.ends[chain] ?? { upto: 0, hash: '' }), links: 0 }
  const count = own.reduce((sum, { size }) => sum + size, 0)
  return { links: count, upto: last.number, hash: last.hash }
}
