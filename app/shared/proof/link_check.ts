import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import type { Chain } from '#shared/proof/chains'
import type { EndFault } from '#shared/proof/ends'
import type { LinkFault } from '#shared/proof/fault'
import { HASH_OF_ROW } from '#shared/proof/packed_links'
import { readPlainly } from '#shared/proof/plain_reading'

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
export async function linkFaults(ends: EndFault[]): Promise<LinkFault[]> {
  const odd = await readPlainly(db, (client) => rowsOf<Odd>(client, ODD))
  const own = odd.flatMap((one) => faultsOf(one))
  const more = ends.flatMap(({ of, at, what, soundAt }) =>
    of === 'seals' || own.some((fault) => fault.chain === of && fault.at === at)
      ? []
      : [linkFault(of, at, what, soundAt)]
  )
  return [...own, ...more]
}

const ODD = `select * from (
    select chain, number::float8, created_at as "linkedAt", hash = ${HASH_OF_ROW} as "isItself",
      coalesce(lag(number) over past, 0)::float8 as before,
      previous_hash = coalesce(lag(hash) over past, sha256('')) as "isLinked",
      lead(previous_hash) over past = hash as "isFollowed"
    from public.proof_links window past as (partition by chain order by number)
  ) as packed where not ("isItself" and "isLinked" and number = before + 1) order by chain, number limit 100`

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
