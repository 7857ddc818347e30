import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { Chain } from '#shared/proof/chains'
import type { Fault } from '#shared/proof/fault'
import { readPackedLinks } from '#shared/proof/packed_links'
import { readWithTrustedFunctions } from '#shared/proof/trusted_reads'
import { findFaultsAmong } from '#shared/proof/compare_rows'
import type { Reach } from '#shared/proof/chains'
import type { ProofCheck } from '#shared/proof/proof_checks'
import type { PlacedFault } from '#shared/proof/fault'
import type { GivenRoot } from '#shared/proof/parse_roots'

export interface ProofCheckScope {
  latest: ProofCheck | null
  turn: number | null
  /** The check leaves links and seals after this point to the next check. */
  reach: Reach
  roots: GivenRoot[]
  ends: PlacedFault[]
}

/** Each check verifies one share of the old links again; this many checks cover all of them. */
export const CHECK_TURNS = 28

const ROWS_AT_ONCE = 2000

/** Finds rows that differ from their links. Skips `unsound` (damaged) links: they prove nothing. */
export async function findRowFaults(
  chain: Chain,
  { turn, latest, reach }: Pick<ProofCheckScope, 'turn' | 'latest' | 'reach'>,
  unsound: number[]
): Promise<Fault[]> {
  const looked = await readWithTrustedFunctions(db, (client) =>
    queryRows<{ number: number; size: number }>(
      client,
      `select number, size from public.proof_links where chain = :chain and number <= :last
         and (cast(:turn as int) is null or number > :upto or number % ${CHECK_TURNS} = cast(:turn as int) % ${CHECK_TURNS})
       order by proof_links.number`,
      { chain, turn, last: reach[chain], upto: latest?.reach?.[chain] ?? 0 }
    )
  )
  const faults: Fault[] = []
  for (const span of groupSpans(looked.filter(({ number }) => !unsound.includes(number)))) {
    faults.push(...(await findSpanFaults(chain, span)))
  }
  return faults
}

interface Span {
  first: number
  last: number
}

function groupSpans(packed: { number: number; size: number }[]): Span[] {
  const spans: (Span & { size: number })[] = []
  for (const { number, size } of packed) {
    const open = spans.at(-1)
    if (open && number === open.last + 1 && open.size + size <= ROWS_AT_ONCE) {
      open.last = number
      open.size += size
    } else {
      spans.push({ first: number, last: number, size })
    }
  }
  return spans
}

function findSpanFaults(chain: Chain, { first, last }: Span): Promise<Fault[]> {
  return readWithTrustedFunctions(db, async (client) => {
    const packed = await readPackedLinks(
      client,
      'number between :first and :last order by proof_links.number',
      { chain, first, last }
    )
    return findFaultsAmong(client, chain, packed)
  })
}
