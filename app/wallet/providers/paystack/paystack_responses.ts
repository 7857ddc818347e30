import {
  type Charge,
  WALLET_CURRENCY,
  ProviderUnavailable,
  type Transfer,
  type VirtualAccountDetails,
  type ProviderWebhook,
} from '#wallet/providers/payment_provider'
import {
  type ProviderObject,
  requireProviderObject,
  VIRTUAL_ACCOUNT_NOT_OPENED,
  TRANSFER_BOUNCED,
  providerObjectIn,
  requireProviderText,
  providerTextOrNull,
} from '#wallet/providers/provider_responses'
import { referenceFromCustomerEmail } from '#wallet/providers/paystack/paystack_customer_email'

const VIRTUAL_ACCOUNT_CHANNEL = 'dedicated_nuban'

const CHARGE_STATUSES: Record<string, Charge['status']> = {
  success: 'successful',
  failed: 'failed',
  // Paystack returned the money to the payer, so we have none.
  reversed: 'failed',
}

/** Returns null for `abandoned`, the status of a card page until somebody tries to pay. */
export function parsePaystackCharge(data: ProviderObject): Charge | null {
  const status = requireProviderText(data, 'status').toLowerCase()
  if (status === 'abandoned') return null
  const channel = providerTextOrNull(data, 'channel')
  const isTransfer = channel === VIRTUAL_ACCOUNT_CHANNEL
  return {
    id: requireProviderText(data, 'id'),
    reference: requireProviderText(data, 'reference'),
    accountNumber: isTransfer ? receivingAccountNumber(data) : null,
    method: channel === 'card' ? 'card' : 'bank_transfer',
    status: CHARGE_STATUSES[status] ?? 'pending',
    amountKobo: parsePaystackKobo(data),
    currency: requireProviderText(data, 'currency').toUpperCase(),
  }
}

function receivingAccountNumber(data: ProviderObject): string {
  const number = providerTextOrNull(
    providerObjectIn(data, 'authorization'),
    'receiver_bank_account_number'
  )
  return (
    number ?? requireProviderText(providerObjectIn(data, 'metadata'), 'receiver_account_number')
  )
}

const TRANSFER_STATUSES: Record<string, Transfer['status']> = {
  success: 'successful',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
}

/** Counts other statuses (pending, otp, received) as pending. `request` fills in omitted fields. */
export function parsePaystackTransfer(
  data: ProviderObject,
  request: ProviderObject = {}
): Transfer {
  const all = { ...request, ...data }
  const status = TRANSFER_STATUSES[requireProviderText(all, 'status').toLowerCase()] ?? 'pending'
  const currency = providerTextOrNull(all, 'currency') ?? WALLET_CURRENCY
  if (currency.toUpperCase() !== WALLET_CURRENCY) {
    throw new ProviderUnavailable(`The transfer is in ${currency}`)
  }
  return {
    id: providerTextOrNull(all, 'id'),
    reference: requireProviderText(all, 'reference'),
    status,
    amountKobo: parsePaystackKobo(all),
    reason: status === 'failed' ? TRANSFER_BOUNCED : null,
  }
}

/** Returns null until Paystack has assigned an account number. */
export function parsePaystackAccount(data: ProviderObject): VirtualAccountDetails | null {
  const accountNumber = providerTextOrNull(data, 'account_number')
  if (accountNumber === null || data.assigned === false) return null
  const bankName = requireProviderText(providerObjectIn(data, 'bank'), 'name')
  return { bankName, accountNumber, accountName: requireProviderText(data, 'account_name') }
}

/** Returns null for events that do not matter to us and for unreadable bodies. */
export function parsePaystackWebhook(rawBody: string): ProviderWebhook | null {
  try {
    const { event, data } = requireProviderObject(JSON.parse(rawBody))
    const about = requireProviderObject(data)
    const customer = providerObjectIn(about, 'customer')
    switch (event) {
      case 'charge.success':
        return {
          about: 'charge',
          id: providerTextOrNull(about, 'id'),
          reference: requireProviderText(about, 'reference'),
        }
      case 'transfer.success':
      case 'transfer.failed':
      case 'transfer.reversed':
        return {
          about: 'transfer',
          id: providerTextOrNull(about, 'id'),
          reference: requireProviderText(about, 'reference'),
        }
      case 'dedicatedaccount.assign.success':
        return paystackAccountWebhook(customer, null)
      case 'dedicatedaccount.assign.failed':
        return paystackAccountWebhook(customer, VIRTUAL_ACCOUNT_NOT_OPENED)
      case 'customeridentification.failed':
        return { about: 'refused BVN', reference: requireProviderText(about, 'customer_code') }
      default:
        return null
    }
  } catch {
    return null
  }
}

function paystackAccountWebhook(
  customer: ProviderObject,
  problem: string | null
): ProviderWebhook | null {
  const reference = referenceFromCustomerEmail(requireProviderText(customer, 'email'))
  return reference === null ? null : { about: 'account', reference, problem }
}

function parsePaystackKobo(data: ProviderObject): number {
  const amountKobo = Number(requireProviderText(data, 'amount'))
  if (!Number.isSafeInteger(amountKobo)) {
    throw new ProviderUnavailable('The answer gave no amount in kobo')
  }
  return amountKobo
}
