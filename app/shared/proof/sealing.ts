import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Client, rowsOf } from '#shared/database/rows'
import { CHAIN_NAMES, type Chain } from '#shared/proof/chains'
import {
  hashOfSeal,
  latestSeals,
  type Seal,
  type SealContents,
  type SealEnd,
} from '#shared/proof/day_seals'
import { rootOf, sha256 } from '#shared/proof/merkle'
import { blocksOf, keepBlocks, spanOf } from '#shared/proof/sealed_links'

/** Seals the days that are over. Call it under `lockChains`. */
export async function sealDueDays(trx: TransactionClientContract, today: string) {
  const [latest] = await latestSeals(trx, 1)
  let before = latest ?? null
  let open = await openLinks(trx, before, today)
  for (let due = nextDue(open, today); due; due = nextDue(open, today)) {
    const { ends } = (before = await sealDay(trx, before, due))
    open = open.filter(({ chain, number }) => number > ends[chain].upto)
  }
}

/** A row of `proof_links` that no seal holds yet. */
interface OpenLinks {
  chain: Chain
  number: number
  day: string
  size: number
  hash: string
}

/** None while no day of them is over. */
function openLinks(client: Client, before: Seal | null, today: string): Promise<OpenLinks[]> {
  const chains = CHAIN_NAMES.map(
    (chain) => `select chain, number, day, size, hash from public.proof_links
      where chain = '${chain}' and number > ${before?.ends[chain].upto ?? 0}`
  )
  return rowsOf<OpenLinks>(
    client,
    `with open as materialized (${chains.join(' union all ')})
     select chain, number, to_char(day, 'YYYY-MM-DD') as day, size, encode(hash, 'hex') as hash from open
     where exists (select from open where day < cast(:today as date)) order by chain, open.number`,
    { today }
  )
}

interface Due {
  day: string
  links: OpenLinks[]
}

/** The first day that is over, with what lies among its links because a clock was ahead or behind. */
function nextDue(open: OpenLinks[], today: string): Due | null {
  let day = daysBefore(today, open).at(0)
  while (day) {
    const upto = lastOf(open, day)
    const links = open.filter(({ chain, number }) => number <= (upto.get(chain) ?? 0))
    const last = daysBefore(today, links).at(-1)
    if (last === day) return { day, links }
    day = last
  }
  return null
}

const daysBefore = (today: string, links: OpenLinks[]) =>
  links
    .map(({ day }) => day)
    .filter((day) => day < today)
    .toSorted()

/** Of each chain the last number of that day or one before. */
function lastOf(open: OpenLinks[], day: string): Map<Chain, number> {
  const past = open.filter((one) => one.day <= day)
  return new Map(past.map(({ chain, number }) => [chain, number]))
}

async function sealDay(trx: TransactionClientContract, before: Seal | null, { day, links }: Due) {
  const ends = Object.fromEntries(
    CHAIN_NAMES.map((chain) => [chain, endOf(before, chain, links)])
  ) as Seal['ends']
  const blocks = await blocksOf(trx, spanOf(before, { ends }))
  const contents: SealContents = {
    ...{ number: (before?.number ?? 0) + 1, day, ends },
    root: rootOf(blocks),
    previousHash: before?.hash ?? sha256(''),
  }
  const bytes = (hex: string) => Buffer.from(hex, 'hex')
  const hash = hashOfSeal(contents)
  const columns = CHAIN_NAMES.map((chain) => ({
    [`${chain}_links`]: ends[chain].links,
    [`${chain}_upto`]: ends[chain].upto,
    [`${chain}_hash`]: bytes(ends[chain].hash),
  }))
  await trx.table('proof_seals').insert({
    ...Object.assign({}, ...columns),
    ...{ number: contents.number, day, root: bytes(contents.root), hash: bytes(hash) },
    previous_hash: bytes(contents.previousHash),
  })
  await keepBlocks(trx, contents.number, blocks)
  return { ...contents, hash, sealedAt: new Date() }
}

/** A chain without new links ends where it did. */
function endOf(before: Seal | null, chain: Chain, links: OpenLinks[]): SealEnd {
  const own = links.filter((one) => one.chain === chain)
  const last = own.at(-1)
  if (!last) return { ...(before?.ends[chain] ?? { upto: 0, hash: '' }), links: 0 }
  const count = own.reduce((sum, { size }) => sum + size, 0)
  return { links: count, upto: last.number, hash: last.hash }
}
