import {
  type Charge,
  CURRENCY,
  ProviderUnavailable,
  type Transfer,
  type VirtualAccountDetails,
  type WebhookNote,
} from '#wallet/providers/contract'
import type { Data } from '#wallet/providers/company_api'
import {
  asData,
  NO_VIRTUAL_ACCOUNT,
  NOT_TAKEN,
  partOf,
  textIn,
  textOrNull,
} from '#wallet/providers/company_answers'
import { referenceIn } from '#wallet/providers/paystack/paystack_customer'

const INTO_AN_ACCOUNT = 'dedicated_nuban'

const CHARGE_STATUSES: Record<string, Charge['status']> = {
  success: 'successful',
  failed: 'failed',
  // Given back to the payer: nothing came.
  reversed: 'failed',
}

/** Null for a card page that was opened, and that nobody has paid on: they say `abandoned` of it from the start. */
export function chargeIn(data: Data): Charge | null {
  const status = textIn(data, 'status').toLowerCase()
  if (status === 'abandoned') return null
  const channel = textOrNull(data, 'channel')
  const isTransfer = channel === INTO_AN_ACCOUNT
  return {
    id: textIn(data, 'id'),
    reference: textIn(data, 'reference'),
    accountNumber: isTransfer ? receiverIn(data) : null,
    method: channel === 'card' ? 'card' : 'bank_transfer',
    status: CHARGE_STATUSES[status] ?? 'pending',
    amountKobo: koboIn(data),
    currency: textIn(data, 'currency').toUpperCase(),
  }
}

function receiverIn(data: Data): string {
  const number = textOrNull(partOf(data, 'authorization'), 'receiver_bank_account_number')
  return number ?? textIn(partOf(data, 'metadata'), 'receiver_account_number')
}

const TRANSFER_STATUSES: Record<string, Transfer['status']> = {
  success: 'successful',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
}

/**
 * Whatever else they say (pending, otp, received) is no conclusion. Some answers to a sending leave
 * out what was asked for.
 */
export function transferIn(data: Data, asked: Data = {}): Transfer {
  const all = { ...asked, ...data }
  const status = TRANSFER_STATUSES[textIn(all, 'status').toLowerCase()] ?? 'pending'
  const currency = textOrNull(all, 'currency') ?? CURRENCY
  if (currency.toUpperCase() !== CURRENCY) {
    throw new ProviderUnavailable(`The transfer is in ${currency}`)
  }
  return {
    id: textOrNull(all, 'id'),
    reference: textIn(all, 'reference'),
    status,
    amountKobo: koboIn(all),
    reason: status === 'failed' ? NOT_TAKEN : null,
  }
}

/** Null while there is no number yet. */
export function accountIn(data: Data): VirtualAccountDetails | null {
  const accountNumber = textOrNull(data, 'account_number')
  if (accountNumber === null || data.assigned === false) return null
  const bankName = textIn(partOf(data, 'bank'), 'name')
  return { bankName, accountNumber, accountName: textIn(data, 'account_name') }
}

/** Null for what is not ours to act on, and for what cannot be read. */
export function noteIn(rawBody: string): WebhookNote | null {
  try {
    const { event, data } = asData(JSON.parse(rawBody))
    const about = asData(data)
    const customer = partOf(about, 'customer')
    switch (event) {
      case 'charge.success':
        return {
          about: 'charge',
          id: textOrNull(about, 'id'),
          reference: textIn(about, 'reference'),
        }
      case 'transfer.success':
      case 'transfer.failed':
      case 'transfer.reversed':
        return {
          about: 'transfer',
          id: textOrNull(about, 'id'),
          reference: textIn(about, 'reference'),
        }
      case 'dedicatedaccount.assign.success':
        return accountNote(customer, null)
      case 'dedicatedaccount.assign.failed':
        return accountNote(customer, NO_VIRTUAL_ACCOUNT)
      case 'customeridentification.failed':
        return { about: 'refused BVN', reference: textIn(about, 'customer_code') }
      default:
        return null
    }
  } catch {
    return null
  }
}

function accountNote(customer: Data, problem: string | null): WebhookNote | null {
  const reference = referenceIn(textIn(customer, 'email'))
  return reference === null ? null : { about: 'account', reference, problem }
}

/** Kobo, as a whole number. */
function koboIn(data: Data): number {
  const amountKobo = Number(textIn(data, 'amount'))
  if (!Number.isSafeInteger(amountKobo)) {
    throw new ProviderUnavailable('The answer gave no amount in kobo')
  }
  return amountKobo
}
