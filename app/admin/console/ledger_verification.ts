import logger from '@adonisjs/core/services/logger'
import LedgerFaultMail from '#admin/console/ledger_fault_mail'
import User from '#identity/accounts/models/user'
import { sendMail } from '#shared/mail/send_mail'
import { PAYMENT_RULES } from '#shipping/billing/payment_check'
import { faultsBy, findLedgerFaults } from '#wallet/ledger/ledger_check'

/** Everything that must hold about money, in all modules; a sentence for each thing that does not. */
export async function findAllFaults(): Promise<string[]> {
  return [...(await findLedgerFaults()), ...(await faultsBy(PAYMENT_RULES))]
}

/** Looks, and tells those who can do something about it. */
export async function verifyLedger(): Promise<string[]> {
  const faults = await findAllFaults()
  if (faults.length === 0) return faults
  logger.error({ faults }, 'The ledger has faults')
  const roots = await User.query().where('role', 'ROOT')
  for (const root of roots.filter(({ status }) => status === 'ACTIVE')) {
    await sendMail(new LedgerFaultMail(root, faults))
  }
  return faults
}
