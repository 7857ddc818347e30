import db from '@adonisjs/lucid/services/db'
import { type Seal, seals } from '#shared/proof/day_seals'
import { alsoFound, type Fault, type PlacedFault, placedFault } from '#shared/proof/fault'
import type { Root } from '#shared/proof/given_roots'
import { rootOf } from '#shared/proof/merkle'
import { readPlainly } from '#shared/proof/plain_reading'
import { TURNS } from '#shared/proof/row_check'
import { ownFaults } from '#shared/proof/seal_faults'
import { blocksOf, spanOf } from '#shared/proof/sealed_links'
import type { CheckScope } from '#shared/proof/verification'

/** Each seal holds a hash of itself and of the one before, and the root of its day's links. */
export async function sealFaults(
  { turn, roots }: CheckScope,
  missing: PlacedFault[]
): Promise<Fault[]> {
  const all = await readPlainly(db, (client) => seals(client))
  const own = all.map((seal, at) => ownFaults(all[at - 1], seal, all[at + 1]))
  const ofRoots: Fault[] = []
  for (const [at, seal] of all.entries()) {
    const isInTurn = turn === null || seal.number % TURNS === turn % TURNS
    if (own[at]!.length === 0 && isInTurn) ofRoots.push(...(await rootFaults(all[at - 1], seal)))
  }
  return [...alsoFound(own.flat(), missing), ...ofRoots, ...missingRoots(all, roots)]
}

/** Whoever rewrote links with all that hang on them cannot make the root of their day come out the same. */
async function rootFaults(before: Seal | undefined, seal: Seal): Promise<Fault[]> {
  const span = spanOf(before ?? null, seal)
  const blocks = await readPlainly(db, (client) => blocksOf(client, span))
  if (rootOf(blocks) === seal.root) return []
  const note = 'its links are not what was sealed'
  return [{ table: 'proof_links', id: seal.day, what: 'altered', note, soundAt: seal.sealedAt }]
}

function missingRoots(all: Seal[], roots: Root[]): Fault[] {
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
      return { ...placedFault('seals', now.number, 'altered', now.sealedAt), note }
    })
}
