import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { type Chain, CHAIN_NAMES } from '#shared/proof/chains'
import { type PlacedFault, createPlacedFault } from '#shared/proof/fault'
import { HASH_OF_ROW } from '#shared/proof/packed_links'

interface OddLink {
  chain: Chain
  number: number
  linkedAt: Date
  before: number
  beforeAt: Date | null
  isItself: boolean
  isLinked: boolean
  /** Whether the next row of the chain holds this row's hash; null for the last row. */
  isFollowed: boolean | null
}

/** Verifies all rows of `proof_links`, or two per chain. Run within `readWithTrustedFunctions`. */
export async function findLinkFaults(
  client: SqlClient,
  which: 'all' | 'last'
): Promise<PlacedFault[]> {
  const odd = await queryRows<OddLink>(client, ODD[which])
  return odd.flatMap((one) => toLinkFaults(one))
}

/** Selects inconsistent rows of `proof_links`. `before` precedes the first one. */
const selectOddLinks = (rows: string, before: { number: string; hash: string }) => `select * from (
    select chain, number, created_at as "linkedAt", hash = ${HASH_OF_ROW} as "isItself",
      coalesce(lag(number) over past, ${before.number}) as before,
      lag(created_at) over past as "beforeAt",
      previous_hash = coalesce(lag(hash) over past, ${before.hash}) as "isLinked",
      lead(previous_hash) over past = hash as "isFollowed"
    from ${rows} window past as (partition by chain order by number)
  ) as packed where not ("isItself" and "isLinked" and number = before + 1) order by chain, number limit 100`

const LAST_TWO = `(select two.* from unnest(cast('{${CHAIN_NAMES.join(',')}}' as text[])) as of cross join lateral (
    select * from public.proof_links where chain = of order by number desc limit 2) as two) as last`

const ODD = {
  all: selectOddLinks('public.proof_links', { number: '0', hash: `sha256('')` }),
  last: selectOddLinks(LAST_TWO, { number: 'number - 1', hash: 'previous_hash' }),
}

function toLinkFaults(odd: OddLink): PlacedFault[] {
  const { chain, number, before, beforeAt, linkedAt, isItself, isLinked, isFollowed } = odd
  const found: PlacedFault[] = []
  const isBehindGap = number > before + 1
  if (isBehindGap) {
    const madeAt = beforeAt ?? new Date(0)
    found.push({ ...createPlacedFault(chain, before + 1, 'removed', linkedAt), madeAt })
  }
  if (!isItself) {
    const belongs = isLinked || isBehindGap || isFollowed
    found.push(createPlacedFault(chain, number, belongs ? 'altered' : 'inserted', linkedAt))
  } else if (!isLinked && !isBehindGap) {
    found.push(createPlacedFault(chain, before, 'altered', linkedAt))
  }
  return found
}
