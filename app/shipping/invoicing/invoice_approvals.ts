import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovalSummary, ApprovalKind } from '#identity/approvals/approval_kind'
import { isAboveThreshold } from '#identity/approvals/rules/second_person'
import { listUsersOfOwner } from '#identity/organizations/users_of_owner'
import { formatKobo } from '#shared/money/rules/money'
import {
  creditInvoice,
  type ManualCredit,
  lockInvoice,
  writeOffInvoice,
} from '#shipping/invoicing/credit_and_write_off'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'

interface InvoiceCommand {
  id: number
}

interface InvoiceReduction {
  message: string
  amountKobo: number
}

type WriteOffCommand = InvoiceCommand & { reason: string }
type ManualCreditCommand = InvoiceCommand & ManualCredit

export const writeOffApproval: ApprovalKind<WriteOffCommand, InvoiceReduction> = {
  name: 'write_off',
  ability: 'actAsRoot',
  async perform(trx, by, { id, reason }) {
    return writeOffInvoice(trx, by, await lockInvoice(trx, id), reason)
  },
  concerns: ({ performed }, rule) => isAboveThreshold(performed.amountKobo, rule),
  about: (trx, { performed }, { id }) =>
    describeInvoiceCommand(trx, id, 'Write off', performed.amountKobo),
}

export const manualCreditApproval: ApprovalKind<ManualCreditCommand, InvoiceReduction> = {
  name: 'credit_note',
  ability: 'openConsole',
  async perform(trx, by, { id, ...credit }) {
    return creditInvoice(trx, by, await lockInvoice(trx, id), credit)
  },
  concerns: (_, rule, { amountKobo }) => isAboveThreshold(amountKobo, rule),
  about: (trx, _, { id, amountKobo }) => describeInvoiceCommand(trx, id, 'Credit', amountKobo),
}

async function describeInvoiceCommand(
  trx: TransactionClientContract,
  id: number,
  verb: string,
  amountKobo: number
): Promise<ApprovalSummary> {
  const { number, organizationId } = await BillingInvoice.findOrFail(id, { client: trx })
  return {
    title: `${verb} ${formatKobo(amountKobo)} of invoice ${number}`,
    beneficiaryIds: await listUsersOfOwner(trx, { organizationId, userId: null }),
    subject: { kind: 'invoice', id },
  }
}
