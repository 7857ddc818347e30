import db from '@adonisjs/lucid/services/db'
import { CHAIN_NAMES } from '#shared/proof/chains'
import { saveProofCheck, findLatestProofCheck } from '#shared/proof/proof_checks'
import { findEndFaults, readReach } from '#shared/proof/chain_ends'
import { mergeFaults, type Fault, sortFaults, describeFaults } from '#shared/proof/fault'
import type { GivenRoot } from '#shared/proof/parse_roots'
import { findGuardFaults } from '#shared/proof/guards'
import { findLinkFaults } from '#shared/proof/link_check'
import { extendChains } from '#shared/proof/link_rows'
import { saveMarks } from '#shared/proof/chain_marks'
import { readWithTrustedFunctions } from '#shared/proof/trusted_reads'
import { findRowFaults, type ProofCheckScope } from '#shared/proof/row_check'
import { findSealFaults } from '#shared/proof/seal_check'

interface VerificationOptions {
  isWhole?: boolean
  /** Roots from e-mails or publications, each of which must belong to a seal. */
  roots?: GivenRoot[]
}

/**
 * Verifies first: linking and sealing new rows would hide removed last rows. After a check with
 * faults, the next check covers all rows. Returns a sentence per fault, oldest first.
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
