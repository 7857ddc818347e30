import { type Client, rowsOf } from '#shared/database/rows'
import { CHAIN_NAMES, type Chain } from '#shared/proof/chains'
import { reached } from '#shared/proof/checks'
import type { LinkFault } from '#shared/proof/fault'

interface Odd {
  chain: Chain
  number: number
  linkedAt: Date
  /** The number before it, or 0. */
  before: number
  isItself: boolean
  isLinked: boolean
  /** Whether the one behind it holds its hash; null for the last one. */
  isFollowed: boolean | null
}

/** Each row of links holds a hash of itself, and that of the row before. */
export async function linkFaults(client: Client): Promise<LinkFault[]> {
  const odd = await rowsOf<Odd>(
    client,
    `select * from (
       select chain, number::float8, created_at as "linkedAt", hash = proof_links_hash(one) as "isItself",
         coalesce(lag(number) over past, 0)::float8 as before,
         previous_hash = coalesce(lag(hash) over past, sha256('')) as "isLinked",
         lead(previous_hash) over past = hash as "isFollowed"
       from proof_links one window past as (partition by chain order by number)
     ) as packed where not ("isItself" and "isLinked" and number = before + 1) order by chain, number limit 100`
  )
  const { now, ever } = await reached(client)
  const cut = CHAIN_NAMES.filter((chain) => now[chain] < ever[chain])
  return [
    ...odd.flatMap((one) => faultsOf(one)),
    ...cut.map((chain) => linkFault(chain, now[chain] + 1, 'removed', null)),
  ]
}

function faultsOf(odd: Odd): LinkFault[] {
  const { chain, number, before, linkedAt, isItself, isLinked, isFollowed } = odd
  const found: LinkFault[] = []
  const isBehindGap = number > before + 1
  if (isBehindGap) found.push(linkFault(chain, before + 1, 'removed', linkedAt))
  if (!isItself) {
    const belongs = isLinked || isBehindGap || isFollowed
    found.push(linkFault(chain, number, belongs ? 'altered' : 'inserted', linkedAt))
  } else if (!isLinked && !isBehindGap) {
    found.push(linkFault(chain, before, 'altered', linkedAt))
  }
  return found
}

function linkFault(chain: Chain, at: number, what: LinkFault['what'], soundAt: Date | null) {
  return { table: 'proof_links', id: `${chain} ${at}`, chain, at, what, soundAt }
}
