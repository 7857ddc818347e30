import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#shared/errors/domain_error'
import { rowsOf } from '#shared/database/rows'
import type { Chain } from '#shared/proof/chains'
import { linksOf } from '#shared/proof/day_seals'
import { pathOf, sha256, type Step } from '#shared/proof/merkle'

/** What a program needs to count a day's root again from what one row says; docs/proofs.md has such a program. */
export interface InclusionProof {
  /** The day whose seal holds it, as Lagos counts days. */
  day: string
  root: string
  /** The link before, the place in the chain, and what the row says, as text. */
  previous: string
  position: number
  content: string
  /** From the link to the root. */
  path: Step[]
}

/** Its day is not sealed yet. */
class NotSealedYet extends DomainError {
  constructor() {
    super(
      'E_NOT_SEALED_YET',
      'The day of this transaction is sealed after midnight. Please try again tomorrow.'
    )
  }
}

/** The row is not what its link says. */
class NotAsLinked extends DomainError {
  constructor() {
    super(
      'E_NOT_AS_LINKED',
      'This transaction is not what was written down for it, so it cannot be proven. Please tell whoever runs the product.'
    )
  }
}

interface Linked {
  day: string
  root: string | null
  before: string | null
  previous: string
  position: number
  link: string
  content: string | null
}

/** Of what a row says today. Throws NotSealedYet and NotAsLinked. */
export async function proofOf(chain: Chain, rowId: number): Promise<InclusionProof> {
  const [linked] = await rowsOf<Linked>(db, LINKED, { chain, rowId })
  if (!linked || linked.root === null) throw new NotSealedYet()
  const { day, root, before, previous, position, link, content } = linked
  if (content === null || sha256(`${previous}\n${position}\n${content}`) !== link) {
    throw new NotAsLinked()
  }
  const links = await linksOf(db, { after: before, upto: day })
  const path = pathOf(links, links.indexOf(link))
  return { day, root, previous, position, content, path }
}

const LINKED = `select to_char(packed.day, 'YYYY-MM-DD') as day, encode(seal.root, 'hex') as root,
    to_char(earlier.day, 'YYYY-MM-DD') as before, (first_position + place)::float8 as position,
    encode(substr(links, place * 32 + 1, 32), 'hex') as link, content,
    encode(case place when 0 then previous_link else substr(links, place * 32 - 31, 32) end, 'hex') as previous
  from (select * from proof_links where chain = :chain and last_row_id >= :rowId order by last_row_id limit 1) as packed
    cross join lateral (select n as place from generate_series(0, size - 1) as n
      where proof_number(row_ids, n * 8 + 1) = :rowId) as found
    left join proof_seals as seal on seal.day = packed.day
    left join proof_seals as earlier on earlier.number = seal.number - 1
    left join lateral proof_rows(chain, :rowId - 1, :rowId, salt) as said on true`
