import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#shared/errors/domain_error'
import { rowsOf } from '#shared/database/rows'
import type { Chain } from '#shared/proof/chains'
import { linksOf } from '#shared/proof/day_seals'
import { pathOf, type Step } from '#shared/proof/merkle'
import { linkOf, linksIn, packedLinks } from '#shared/proof/packed_links'
import { contentsOf } from '#shared/proof/row_contents'

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

/** Of what a row says today. Throws NotSealedYet and NotAsLinked. */
export async function proofOf(chain: Chain, rowId: number): Promise<InclusionProof> {
  const [packed] = await packedLinks(db, 'last_row_id >= :rowId order by last_row_id limit 1', {
    chain,
    rowId,
  })
  const linked = packed && linksIn(packed).find(({ id }) => id === rowId)
  const seal = linked && (await sealOf(packed.day))
  if (!linked || !seal) throw new NotSealedYet()
  const { previous, position, link } = linked
  const span = { above: String(rowId - 1), upto: String(rowId), salt: packed.salt }
  const [row] = await contentsOf(db, chain, span)
  if (!row || linkOf(previous, position, row.content) !== link) throw new NotAsLinked()
  const links = await linksOf(db, { after: seal.before, upto: packed.day })
  const path = pathOf(links, links.indexOf(link))
  return { day: packed.day, root: seal.root, previous, position, content: row.content, path }
}

async function sealOf(day: string) {
  const [seal] = await rowsOf<{ root: string; before: string | null }>(
    db,
    `select encode(seal.root, 'hex') as root, to_char(earlier.day, 'YYYY-MM-DD') as before
     from public.proof_seals as seal left join public.proof_seals as earlier on earlier.number = seal.number - 1
     where seal.day = cast(:day as date)`,
    { day }
  )
  return seal
}
