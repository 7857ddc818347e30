import logger from '@adonisjs/core/services/logger'
import { keepLedgerCheck } from '#admin/health/ledger_checks'
import { PAYMENT_RULES } from '#shipping/billing/payment_check'
import { REWEIGH_RULES } from '#shipping/reweighing/reweigh_check'
import { faultsBy, findLedgerFaults } from '#wallet/ledger/ledger_check'

/** Everything that must hold about money, in all modules; a sentence for each thing that does not. */
export async function findAllFaults(): Promise<string[]> {
  return [...(await findLedgerFaults()), ...(await faultsBy([...PAYMENT_RULES, ...REWEIGH_RULES]))]
}

/** The same, kept for whoever asks later how it was. */
export async function verifyLedger(): Promise<string[]> {
  const began = performance.now()
  const faults = await findAllFaults()
  await keepLedgerCheck({ faults, tookMs: performance.now() - began })
  if (faults.length > 0) logger.error({ faults }, 'The ledger has faults')
  return faults
}
