import db from '@adonisjs/lucid/services/db'
import type { SqlClient } from '#shared/database/query_rows'
import logger from '@adonisjs/core/services/logger'
import { saveLedgerCheck, findLatestLedgerCheck } from '#admin/health/ledger_checks'
import { UNBOOKED_ORDER_RULES } from '#shipping/carriers/attempts/unbooked_order_check'
import { PAYMENT_RULES } from '#shipping/billing/payment_check'
import { REWEIGH_RULES } from '#shipping/reweighing/reweigh_check'
import {
  type LedgerCheckScope,
  incrementalCheckScope,
  fullCheckScope,
} from '#wallet/ledger/ledger_check_scope'
import { runLedgerRules, findLedgerFaults } from '#wallet/ledger/ledger_check'
import { lockSeals, sealFinishedDays, lastCommittedEntry } from '#wallet/ledger/ledger_seals'

/** Recounts all money rules of every module. Returns a sentence for each fault. */
export async function findAllLedgerFaults(client: SqlClient = db): Promise<string[]> {
  return findFaultsInScope(await fullCheckScope(client), client)
}

/** Checks entries since the latest seal and a part of the older ones, another for each `count`. */
export async function findRecentLedgerFaults(
  count: number,
  client: SqlClient = db
): Promise<string[]> {
  return findFaultsInScope(await incrementalCheckScope(client, count), client)
}

async function findFaultsInScope(scope: LedgerCheckScope, client: SqlClient): Promise<string[]> {
  const ofParcels = [...PAYMENT_RULES, ...REWEIGH_RULES, ...UNBOOKED_ORDER_RULES]
  return [
    ...(await findLedgerFaults(scope, client)),
    ...(await runLedgerRules(ofParcels, scope, client)),
  ]
}

/**
 * Checks recent entries and saves the result. Checks everything if `isWhole`, or if the last check
 * found faults, so that they stay listed until resolved. Without faults, seals the finished days.
 */
export async function verifyLedger({ isWhole = false } = {}): Promise<string[]> {
  const began = performance.now()
  const latest = await findLatestLedgerCheck()
  const isAll = isWhole || Boolean(latest?.faults.length)
  const settled = await lastCommittedEntry()
  if (settled === null)
    logger.warn('A database transaction is still open, so no day of the ledger is sealed')
  const faults = await db.transaction(async (trx) => {
    await lockSeals(trx)
    const found = isAll
      ? await findAllLedgerFaults(trx)
      : await findRecentLedgerFaults(latest?.id ?? 0, trx)
    if (found.length === 0 && settled !== null) await sealFinishedDays(trx, settled)
    return found
  })
  await saveLedgerCheck({ faults, tookMs: performance.now() - began })
  if (faults.length > 0) logger.error({ faults }, 'The ledger has faults')
  return faults
}
