import db from '@adonisjs/lucid/services/db'
import type { Client } from '#shared/database/rows'
import { CHAIN_NAMES } from '#shared/proof/chains'
import { keepProofCheck, latestProofCheck, type ProofCheck } from '#shared/proof/checks'
import { missingGuards } from '#shared/proof/guards'
import { linkFaults } from '#shared/proof/link_check'
import { keepChains } from '#shared/proof/linking'
import { rowFaults } from '#shared/proof/row_check'
import { sealFaults } from '#shared/proof/seal_check'
import { type Fault, inOrder, sentencesOf } from '#shared/proof/fault'
import type { Root } from '#shared/proof/given_roots'

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
  const isAll = isWhole || !latest || latest.faults.length > 0
  const turn = isAll ? null : latest.id
  const faults = await faultsIn(db, { latest, turn, roots })
  await keepChains()
  await keepProofCheck({ faults, isWhole: isAll, tookMs: performance.now() - began })
  return faults
}

export interface CheckScope {
  latest: ProofCheck | null
  /** Which part of what is old is looked at as well; null is all of it. */
  turn: number | null
  roots: Root[]
}

async function faultsIn(client: Client, scope: CheckScope): Promise<string[]> {
  const ofLinks = await linkFaults(client)
  const faults: Fault[] = [...ofLinks]
  for (const chain of CHAIN_NAMES) {
    const unsound = ofLinks.filter((fault) => fault.chain === chain).map(({ at }) => at)
    faults.push(...(await rowFaults(client, chain, scope, unsound)))
  }
  const all = [...inOrder(faults), ...(await sealFaults(client, scope))]
  return [...(await sentencesOf(client, all)), ...(await missingGuards(client))]
}
