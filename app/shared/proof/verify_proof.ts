import db from '@adonisjs/lucid/services/db'
import { CHAIN_NAMES } from '#shared/proof/chains'
import { saveProofCheck, findLatestProofCheck, type ProofCheck } from '#shared/proof/proof_checks'
import { findEndFaults, type Reach, readReach } from '#shared/proof/chain_ends'
import {
  mergeFaults,
  type Fault,
  sortFaults,
  type PlacedFault,
  describeFaults,
} from '#shared/proof/fault'
import type { GivenRoot } from '#shared/proof/parse_roots'
import { findGuardFaults } from '#shared/proof/guards'
import { findLinkFaults } from '#shared/proof/link_check'
import { extendChains } from '#shared/proof/link_rows'
import { saveMarks } from '#shared/proof/chain_marks'
import { readWithTrustedFunctions } from '#shared/proof/trusted_reads'
import { findRowFaults } from '#shared/proof/row_check'
import { findSealFaults } from '#shared/proof/seal_check'

interface VerificationOptions {
  /** Everything, instead of what is new and a part of what is older. */
  isWhole?: boolean
  /** That were mailed or published, and that some seal must therefore have. */
  roots?: GivenRoot[]
}

/**
 * Looks whether everything is what was linked and sealed, and seals what is open: first what there is, so that
 * nothing that was taken away at the end is linked anew unseen, then what came in. A check after one that found
 * something is of everything. Answers a sentence for each thing that differs, the first one first.
 */
export async function verifyProof({ isWhole = false, roots = [] }: VerificationOptions = {}) {
  const began = performance.now()
  const latest = await findLatestProofCheck()
  const isAll = isWhole || !latest?.reach || latest.faults.length > 0
  const turn = isAll ? null : latest.id
  const reach = await readReach()
  const ends = await findEndFaults()
  const faults = await findFaults({ latest, turn, reach, roots, ends })
  if (ends.length === 0) await extendChains()
  await saveProofCheck({ faults, isWhole: isAll, reach, tookMs: performance.now() - began })
  if (ends.length === 0) await saveMarks()
  return faults
}

export interface ProofCheckScope {
  latest: ProofCheck | null
  /** Which part of what is old is looked at as well; null is all of it. */
  turn: number | null
  /** Links and seals up to here: what is made meanwhile is left to the next check. */
  reach: Reach
  roots: GivenRoot[]
  ends: PlacedFault[]
}

async function findFaults(scope: ProofCheckScope): Promise<string[]> {
  const { seals = [], checks = [], ...ends } = Object.groupBy(scope.ends, ({ of }) => of)
  const own = await readWithTrustedFunctions(db, (client) => findLinkFaults(client, 'all'))
  const ofLinks = mergeFaults(own, Object.values(ends).flat())
  const faults: Fault[] = [...ofLinks, ...checks]
  for (const chain of CHAIN_NAMES) {
    const unsound = ofLinks.filter(({ of }) => of === chain).map(({ at }) => at)
    faults.push(...(await findRowFaults(chain, scope, unsound)))
  }
  faults.push(...(await findSealFaults(scope, seals)))
  return [...(await describeFaults(sortFaults(faults))), ...(await findGuardFaults())]
}
