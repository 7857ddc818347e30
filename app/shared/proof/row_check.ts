import { type Client, rowsOf } from '#shared/database/rows'
import { type Chain, CHAINS } from '#shared/proof/chains'
import type { Fault } from '#shared/proof/fault'
import type { CheckScope } from '#shared/proof/verification'

/** In how many checks all links are looked at again. */
export const TURNS = 28

const ROWS_AT_ONCE = 2000

/** What differs between rows and their links; links that differ themselves say nothing. */
export async function rowFaults(
  client: Client,
  chain: Chain,
  { turn, latest }: Pick<CheckScope, 'turn' | 'latest'>,
  unsound: number[]
): Promise<Fault[]> {
  const packed = await rowsOf<{ number: number; size: number }>(
    client,
    `select number::float8, size from proof_links where chain = :chain
       and (cast(:turn as int) is null or number > :upto or number % ${TURNS} = cast(:turn as int) % ${TURNS})
     order by proof_links.number`,
    { chain, turn, upto: latest?.[`${chain}Upto`] ?? 0 }
  )
  const faults: Fault[] = []
  for (const span of spansOf(packed.filter(({ number }) => !unsound.includes(number)))) {
    faults.push(...(await faultsIn(client, chain, span)))
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

interface RowFault {
  row: number
  table: string
  id: number
  what: Fault['what']
  linkedAt: Date
}

async function faultsIn(client: Client, chain: Chain, { first, last }: Span): Promise<Fault[]> {
  const found = await rowsOf<RowFault>(
    client,
    `select at_row::float8 as row, in_table as table, fault.id::float8, what, created_at as "linkedAt"
     from proof_faults(:chain, :first, :last) as fault
       cross join lateral (select created_at from proof_links
         where chain = :chain and last_row_id >= at_row order by last_row_id limit 1) as linked`,
    { chain, first, last }
  )
  return found.map(({ row, table, id, what, linkedAt }) => ({
    ...{ table, id, what, soundAt: linkedAt },
    note: table === CHAINS[chain] ? undefined : `of transfer ${row}`,
  }))
}
