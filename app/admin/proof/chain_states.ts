import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { CHAIN_NAMES, CHAINS, type Chain } from '#shared/proof/chains'

const MAX_COUNTED_UNLINKED = 10_000

export interface ChainState {
  chain: Chain
  links: number
  /** Null if the chain has no link yet. */
  linkedAt: Date | null
  open: number
  hasMoreOpen: boolean
}

export async function listChainStates(): Promise<ChainState[]> {
  const states = await Promise.all(CHAIN_NAMES.map((chain) => readChainState(chain)))
  return states.map(({ open, ...state }) => ({
    ...state,
    open: Math.min(open, MAX_COUNTED_UNLINKED),
    hasMoreOpen: open > MAX_COUNTED_UNLINKED,
  }))
}

async function readChainState(chain: Chain) {
  const [state] = await queryRows<Omit<ChainState, 'hasMoreOpen'>>(
    db,
    `select :chain as chain, coalesce(first_position + size - 1, 0) as links, created_at as "linkedAt",
       (select count(*)::int from (select from ${CHAINS[chain]} where id > coalesce(last_row_id, 0)
         limit ${MAX_COUNTED_UNLINKED + 1}) as rows) as open
     from (select) as one left join lateral (
       select * from proof_links where chain = :chain order by number desc limit 1) as latest on true`,
    { chain }
  )
  return state!
}
