import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#shared/errors/domain_error'
import type { Chain } from '#shared/proof/chains'
import { findSealOfLinks } from '#shared/proof/day_seals'
import type { MerkleStep } from '#shared/proof/merkle'
import { hashLink, unpackLinks, readPackedLinks } from '#shared/proof/packed_links'
import { readRowContents } from '#shared/proof/row_contents'
import { findMerklePath } from '#shared/proof/sealed_links'
import type { IsoDay } from '#shared/time/rules/api_dates'

/** Lets anybody recompute a day's root from one of its rows; see docs/explanation/proofs.md. */
export interface InclusionProof {
  /** The sealed day that covers the row, in Lagos time. */
  day: IsoDay
  root: string
  previous: string
  position: number
  content: string
  path: MerkleStep[]
}

class NotSealedYet extends DomainError {
  constructor() {
    super(
      'E_NOT_SEALED_YET',
      'The day of this transaction is sealed after midnight. Please try again tomorrow.'
    )
  }
}

class LinkMismatch extends DomainError {
  constructor() {
    super(
      'E_NOT_AS_LINKED',
      'This transaction differs from its recorded hash, so it cannot be proven. Please contact us.'
    )
  }
}

/** Proves that the row is as it was linked. Throws NotSealedYet and LinkMismatch. */
export async function proveInclusion(chain: Chain, rowId: number): Promise<InclusionProof> {
  const [packed] = await readPackedLinks(db, 'last_row_id >= :rowId order by last_row_id limit 1', {
    chain,
    rowId,
  })
  const linked = packed && unpackLinks(packed).find(({ id }) => id === rowId)
  const sealed = linked && (await findSealOfLinks(db, chain, packed.number))
  if (!linked || !sealed) throw new NotSealedYet()
  const { previous, position, link } = linked
  const span = { above: String(rowId - 1), upto: String(rowId), salt: packed.salt }
  const [row] = await readRowContents(db, chain, span)
  const path = await findMerklePath(db, sealed, chain, position)
  if (!row || hashLink(previous, position, row.content) !== link || !path) throw new LinkMismatch()
  const { day, root } = sealed.seal
  return { day: day as IsoDay, root, previous, position, content: row.content, path }
}
