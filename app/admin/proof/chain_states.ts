import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { CHAIN_NAMES, CHAINS, type Chain } from '#shared/proof/chains'

/** More of them are not counted. */
const MOST_OPEN = 10_000

export interface ChainState {
  chain: Chain
  links: number
  /** Null before the first link. */
  linkedAt: Date | null
  /** Rows that wait for their link. */
  open: number
  hasMoreOpen: boolean
}

export async function chainStates(): Promise<ChainState[]> {
  const states = await Promise.all(CHAIN_NAMES.map((chain) => stateOf(chain)))
  return states.map(({ open, ...state }) => ({
    ...state,
    open: Math.min(open, MOST_OPEN),
    hasMoreOpen: open > MOST_OPEN,
  }))
}

async function stateOf(chain: Chain) {
  const [state] = await rowsOf<Omit<ChainState, 'hasMoreOpen'>>(
    db,
    `select :chain as chain, coalesce(first_position + size - 1, 0) as links, created_at as "linkedAt",
       (select count(*)::int from (select from ${CHAINS[chain]} where id > coalesce(last_row_id, 0)
         limit ${MOST_OPEN + 1}) as rows) as open
     from (select) as one left join lateral (
       select * from proof_links where chain = :chain order by number desc limit 1) as latest on true`,
    { chain }
  )
  return state!
}
