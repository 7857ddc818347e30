import db from '@adonisjs/lucid/services/db'
import type { Client } from '#shared/database/rows'
import logger from '@adonisjs/core/services/logger'
import { keepLedgerCheck, latestLedgerCheck } from '#admin/health/ledger_checks'
import { ORDER_RULES } from '#shipping/carriers/attempts/order_check'
import { PAYMENT_RULES } from '#shipping/billing/payment_check'
import { REWEIGH_RULES } from '#shipping/reweighing/reweigh_check'
import { type CheckScope, scopeOfCheck, wholeScope } from '#wallet/ledger/check_scope'
import { faultsBy, findLedgerFaults } from '#wallet/ledger/ledger_check'
import { lockSeals, sealDays, settledEntry } from '#wallet/ledger/sealing'

/** Everything that must hold about money, in all modules, counted anew; a sentence for each thing that does not. */
export async function findAllFaults(client: Client = db): Promise<string[]> {
  return faultsIn(await wholeScope(client), client)
}

/** The same of what came since the latest seal and of a part of what is older. `count` is of the checks until now. */
export async function findNewFaults(count: number, client: Client = db): Promise<string[]> {
  return faultsIn(await scopeOfCheck(client, count), client)
}

async function faultsIn(scope: CheckScope, client: Client): Promise<string[]> {
  const ofParcels = [...PAYMENT_RULES, ...REWEIGH_RULES, ...ORDER_RULES]
  return [...(await findLedgerFaults(scope, client)), ...(await faultsBy(ofParcels, scope, client))]
}

/**
 * What is new, kept for whoever asks later how it was; with `isWhole` everything, and so after a check that found
 * faults, so that none is forgotten before it is gone. Days that are over and sound are sealed.
 */
export async function verifyLedger({ isWhole = false } = {}): Promise<string[]> {
  const began = performance.now()
  const latest = await latestLedgerCheck()
  const isAll = isWhole || Boolean(latest?.faults.length)
  const settled = await settledEntry()
  if (settled === null) logger.warn('A transaction stays open: no day of the ledger is sealed')
  const faults = await db.transaction(async (trx) => {
    await lockSeals(trx)
    const found = isAll ? await findAllFaults(trx) : await findNewFaults(latest?.id ?? 0, trx)
    // A day with a fault stays open, so that each check names it.
    if (found.length === 0 && settled !== null) await sealDays(trx, settled)
    return found
  })
  await keepLedgerCheck({ faults, tookMs: performance.now() - began })
  if (faults.length > 0) logger.error({ faults }, 'The ledger has faults')
  return faults
}
