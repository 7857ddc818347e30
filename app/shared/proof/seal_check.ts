import db from '@adonisjs/lucid/services/db'
import { type Seal, listSeals } from '#shared/proof/day_seals'
import { mergeFaults, type Fault, type PlacedFault, createPlacedFault } from '#shared/proof/fault'
import type { GivenRoot } from '#shared/proof/parse_roots'
import { computeMerkleRoot } from '#shared/proof/merkle'
import { readWithTrustedFunctions } from '#shared/proof/trusted_reads'
import { CHECK_TURNS, type ProofCheckScope } from '#shared/proof/row_check'
import { findOwnSealFaults } from '#shared/proof/seal_faults'
import { readSealBlocks, toSealedSpan } from '#shared/proof/sealed_links'

/** Verifies each seal's own hash, its copy of the previous seal's hash, and its root. */
export async function findSealFaults(
  { turn, roots }: ProofCheckScope,
  missing: PlacedFault[]
): Promise<Fault[]> {
  const all = await readWithTrustedFunctions(db, (client) => listSeals(client))
  const own = all.map((seal, at) => findOwnSealFaults(all[at - 1], seal, all[at + 1]))
  const ofRoots: Fault[] = []
  for (const [at, seal] of all.entries()) {
    const isInTurn = turn === null || seal.number % CHECK_TURNS === turn % CHECK_TURNS
    if (own[at]!.length === 0 && isInTurn)
      ofRoots.push(...(await findRootFaults(all[at - 1], seal)))
  }
  return [...mergeFaults(own.flat(), missing), ...ofRoots, ...findMissingRoots(all, roots)]
}

/** Finds links that were rewritten consistently: they no longer match the sealed root. */
async function findRootFaults(before: Seal | undefined, seal: Seal): Promise<Fault[]> {
  const span = toSealedSpan(before ?? null, seal)
  const blocks = await readWithTrustedFunctions(db, (client) => readSealBlocks(client, span))
  if (computeMerkleRoot(blocks) === seal.root) return []
  const note = 'its links differ from the seal'
  return [{ table: 'proof_links', id: seal.day, what: 'altered', note, soundAt: seal.sealedAt }]
}

function findMissingRoots(all: Seal[], roots: GivenRoot[]): Fault[] {
  return roots
    .filter(({ root }) => !all.some((seal) => seal.root === root || seal.hash === root))
    .map(({ root, day }) => {
      const now = all.find((seal) => seal.day === day)
      if (!now) {
        const removed = {
          table: 'proof_seals',
          id: day ?? root.slice(0, 12),
          what: 'removed',
        } as const
        return { ...removed, note: `no seal has the root ${root}`, soundAt: null }
      }
      const note = `its root was ${root} and is ${now.root} now`
      return { ...createPlacedFault('seals', now.number, 'altered', now.sealedAt), note }
    })
}
