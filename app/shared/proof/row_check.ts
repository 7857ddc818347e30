import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import type { Chain } from '#shared/proof/chains'
import type { Fault } from '#shared/proof/fault'
import { packedLinks } from '#shared/proof/packed_links'
import { readPlainly } from '#shared/proof/plain_reading'
import { faultsAmong } from '#shared/proof/row_faults'
import type { CheckScope } from '#shared/proof/verification'

/** In how many checks all links are looked at again. */
export const TURNS = 28

const ROWS_AT_ONCE = 2000

/** What differs between rows and their links; links that differ themselves say nothing. */
export async function rowFaults(
  chain: Chain,
  { turn, latest, reach }: Pick<CheckScope, 'turn' | 'latest' | 'reach'>,
  unsound: number[]
): Promise<Fault[]> {
  const looked = await readPlainly(db, (client) =>
    rowsOf<{ number: number; size: number }>(
      client,
      `select number, size from public.proof_links where chain = :chain and number <= :last
         and (cast(:turn as int) is null or number > :upto or number % ${TURNS} = cast(:turn as int) % ${TURNS})
       order by proof_links.number`,
      { chain, turn, last: reach[chain], upto: latest?.reach?.[chain] ?? 0 }
    )
  )
  const faults: Fault[] = []
  for (const span of spansOf(looked.filter(({ number }) => !unsound.includes(number)))) {
    faults.push(...(await faultsIn(chain, span)))
  }
  return faults
}

interface Span {
  first: number
  last: number
}

/** Rows of links in a row, as many as are read at once. */
function spansOf(packed: { number: number; size: number }[]): Span[] {
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

function faultsIn(chain: Chain, { first, last }: Span): Promise<Fault[]> {
  return readPlainly(db, async (client) => {
    const packed = await packedLinks(
      client,
      'number between :first and :last order by proof_links.number',
      { chain, first, last }
    )
    return faultsAmong(client, chain, packed)
  })
}
