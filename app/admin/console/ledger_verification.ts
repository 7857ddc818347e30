import db from '@adonisjs/lucid/services/db'
import type { Client } from '#shared/database/rows'
import logger from '@adonisjs/core/services/logger'
import { keepLedgerCheck, latestLedgerCheck } from '#admin/health/ledger_checks'
import { PAYMENT_RULES } from '#shipping/billing/payment_check'
import { REWEIGH_RULES } from '#shipping/reweighing/reweigh_check'
import { type CheckScope, scopeOfCheck, wholeScope } from '#wallet/ledger/check_scope'
import { faultsBy, findLedgerFaults } from '#wallet/ledger/ledger_check'
import { lockSeals, sealDays, settledEntry } from '#wallet/ledger/sealing'

/** Everything that must hold about money, in all modules, counted anew; a sentence for each thing that does not. */
export async function findAllFaults(): Promise<string[]> {
  return faultsIn(await wholeScope(db), db)
}

async function faultsIn(scope: CheckScope, client: Client): Promise<string[]> {
  const ofParcels = [...PAYMENT_RULES, ...REWEIGH_RULES]
  return [...(await findLedgerFaults(scope, client)), ...(await faultsBy(ofParcels, scope, client))]
}

/**
 * The same of what came since the latest seal and of a part of what is older, kept for whoever asks later how it was;
 * `isWhole` is of everything, and so is a check after one that found faults. Days that are over and sound are sealed.
 */
export async function verifyLedger({ isWhole = false } = {}): Promise<string[]> {
  const began = performance.now()
  const latest = await latestLedgerCheck()
  const isAll = isWhole || Boolean(latest?.faults.length)
  const settled = await settledEntry()
  if (settled === null) logger.warn('A transaction stays open: no day of the ledger is sealed')
  const faults = await db.transaction(async (trx) => {
    await lockSeals(trx)
    const scope = isAll ? await wholeScope(trx) : await scopeOfCheck(trx, latest?.id ?? 0)
    const found = await faultsIn(scope, trx)
    // A day with a fault stays open, so that each check names it.
    if (found.length === 0 && settled !== null) await sealDays(trx, settled)
    return found
  })
  await keepLedgerCheck({ faults, tookMs: performance.now() - began })
  if (faults.length > 0) logger.error({ faults }, 'The ledger has faults')
  return faults
}
