import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { About, ApprovalKind } from '#identity/approvals/approval_kind'
import { isAbove } from '#identity/approvals/rules/second_person'
import { peopleBehind } from '#identity/organizations/people_behind'
import { formatKobo } from '#shared/money/rules/money'
import {
  creditByHand,
  type HandCredit,
  type HeldInvoice,
  holdInvoice,
  writeOff,
} from '#shipping/invoicing/by_staff'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import { billingTerms } from '#shipping/invoicing/settings'

interface OfInvoice {
  id: number
}

/** What was taken off the invoice. */
interface TakenOff {
  message: string
  amountKobo: number
}

type WriteOff = OfInvoice & { reason: string }
type Credit = OfInvoice & HandCredit

/** Giving up what is open of an invoice, above an amount. */
export const writeOffs: ApprovalKind<WriteOff, TakenOff> = {
  name: 'write_off',
  ability: 'appointAdmins',
  async perform(trx, by, { id, reason }) {
    return writeOff(trx, by, await held(trx, id), reason)
  },
  concerns: ({ performed }, rule) => isAbove(performed.amountKobo, rule),
  about: (trx, { performed }, { id }) => aboutInvoice(trx, id, 'Write off', performed.amountKobo),
}

/** Crediting a part of an invoice by hand, above an amount. */
export const handCredits: ApprovalKind<Credit, TakenOff> = {
  name: 'credit_note',
  ability: 'openConsole',
  async perform(trx, by, { id, ...credit }) {
    return creditByHand(trx, by, await held(trx, id), credit)
  },
  concerns: (_, rule, { amountKobo }) => isAbove(amountKobo, rule),
  about: (trx, _, { id, amountKobo }) => aboutInvoice(trx, id, 'Credit', amountKobo),
}

async function held(trx: TransactionClientContract, id: number): Promise<HeldInvoice> {
  return holdInvoice(trx, id, await billingTerms(trx))
}

async function aboutInvoice(
  trx: TransactionClientContract,
  id: number,
  verb: string,
  amountKobo: number
): Promise<About> {
  const { number, organizationId } = await BillingInvoice.findOrFail(id, { client: trx })
  return {
    title: `${verb} ${formatKobo(amountKobo)} of invoice ${number}`,
    beneficiaryIds: await peopleBehind(trx, { organizationId, userId: null }),
    subject: { kind: 'invoice', id },
  }
}
