import db from '@adonisjs/lucid/services/db'
import { CHAIN_NAMES } from '#shared/proof/chains'
import { keepProofCheck, latestProofCheck, type ProofCheck } from '#shared/proof/checks'
import { endFaults, type Reach, reachNow } from '#shared/proof/ends'
import { alsoFound, type Fault, inOrder, type PlacedFault, sentencesOf } from '#shared/proof/fault'
import type { Root } from '#shared/proof/given_roots'
import { guardFaults } from '#shared/proof/guards'
import { linkFaults } from '#shared/proof/link_check'
import { keepChains } from '#shared/proof/linking'
import { keepMarks } from '#shared/proof/marks'
import { readPlainly } from '#shared/proof/plain_reading'
import { rowFaults } from '#shared/proof/row_check'
import { sealFaults } from '#shared/proof/seal_check'

interface Verification {
  /** Everything, instead of what is new and a part of what is older. */
  isWhole?: boolean
  /** That were mailed or published, and that some seal must therefore have. */
  roots?: Root[]
}

/**
 * Looks whether everything is what was linked and sealed, and seals what is open: first what there is, so that
 * nothing that was taken away at the end is linked anew unseen, then what came in. A check after one that found
 * something is of everything. Answers a sentence for each thing that differs, the first one first.
 */
export async function verifyProof({ isWhole = false, roots = [] }: Verification = {}) {
  const began = performance.now()
  const latest = await latestProofCheck()
  const isAll = isWhole || !latest?.reach || latest.faults.length > 0
  const turn = isAll ? null : latest.id
  const reach = await reachNow()
  const ends = await endFaults()
  const faults = await faultsIn({ latest, turn, reach, roots, ends })
  if (ends.length === 0) await keepChains()
  await keepProofCheck({ faults, isWhole: isAll, reach, tookMs: performance.now() - began })
  if (ends.length === 0) await keepMarks()
  return faults
}

export interface CheckScope {
  latest: ProofCheck | null
  /** Which part of what is old is looked at as well; null is all of it. */
  turn: number | null
  /** Links and seals up to here: what is made meanwhile is left to the next check. */
  reach: Reach
  roots: Root[]
  ends: PlacedFault[]
}

async function faultsIn(scope: CheckScope): Promise<string[]> {
  const { seals = [], checks = [], ...ends } = Object.groupBy(scope.ends, ({ of }) => of)
  const own = await readPlainly(db, (client) => linkFaults(client, 'all'))
  const ofLinks = alsoFound(own, Object.values(ends).flat())
  const faults: Fault[] = [...ofLinks, ...checks]
  for (const chain of CHAIN_NAMES) {
    const unsound = ofLinks.filter(({ of }) => of === chain).map(({ at }) => at)
    faults.push(...(await rowFaults(chain, scope, unsound)))
  }
  faults.push(...(await sealFaults(scope, seals)))
  return [...(await sentencesOf(inOrder(faults))), ...(await guardFaults())]
}
