import {
  type BvnCheckResult,
  type Charge,
  ProviderUnavailable,
  type Transfer,
  type ProviderWebhook,
} from '#wallet/providers/payment_provider'
import {
  type ProviderObject,
  requireProviderObject,
  TRANSFER_BOUNCED,
  requireProviderText,
  providerTextOrNull,
} from '#wallet/providers/provider_responses'

export function parseFlutterwaveCharge(data: ProviderObject): Charge {
  const status = requireProviderText(data, 'status').toLowerCase()
  return {
    id: requireProviderText(data, 'id'),
    reference: requireProviderText(data, 'tx_ref'),
    accountNumber: null,
    // Only a card can pay on the card page, so every other type is a bank transfer.
    method: data.payment_type === 'card' ? 'card' : 'bank_transfer',
    status: status === 'successful' || status === 'failed' ? status : 'pending',
    // `charged_amount` may include a fee that the customer pays, so it is not used.
    amountKobo: parseFlutterwaveKobo(data, 'amount'),
    currency: requireProviderText(data, 'currency').toUpperCase(),
  }
}

const TRANSFER_STATUSES: Record<string, Transfer['status']> = {
  SUCCESSFUL: 'successful',
  FAILED: 'failed',
}

/** Counts NEW, PENDING and unknown statuses as pending. */
export function parseFlutterwaveTransfer(data: ProviderObject): Transfer {
  const status = TRANSFER_STATUSES[requireProviderText(data, 'status').toUpperCase()] ?? 'pending'
  return {
    id: requireProviderText(data, 'id'),
    reference: requireProviderText(data, 'reference'),
    status,
    amountKobo: parseFlutterwaveKobo(data, 'amount'),
    reason: status === 'failed' ? TRANSFER_BOUNCED : null,
  }
}

const BVN_STATUSES: Record<string, BvnCheckResult['status']> = {
  COMPLETED: 'verified',
  FAILED: 'refused',
  DECLINED: 'refused',
}

export function parseFlutterwaveBvnCheck(data: ProviderObject): BvnCheckResult {
  const status = BVN_STATUSES[String(data.status ?? '').toUpperCase()] ?? 'pending'
  return {
    reference: requireProviderText(data, 'reference'),
    status,
    consentUrl: typeof data.url === 'string' ? data.url : null,
    name: status === 'verified' ? parseFlutterwaveBvnName(data) : null,
  }
}

/** `bvn_data` has the bank's names; all else repeats our request. Source: public clients. */
function parseFlutterwaveBvnName({ bvn_data: found }: ProviderObject): string | null {
  if (typeof found !== 'object' || found === null) return null
  const { firstName, middleName, surname, lastName } = requireProviderObject(found)
  const names = [firstName, middleName, surname ?? lastName]
  return names.filter((name) => typeof name === 'string' && name).join(' ') || null
}

/** Returns null for events that do not matter to us and for unreadable bodies. */
export function parseFlutterwaveWebhook(rawBody: string): ProviderWebhook | null {
  try {
    const { event, data } = requireProviderObject(JSON.parse(rawBody))
    const about = requireProviderObject(data)
    if (event === 'charge.completed') {
      return {
        about: 'charge',
        id: requireProviderText(about, 'id'),
        reference: requireProviderText(about, 'tx_ref'),
      }
    }
    if (event === 'transfer.completed') {
      const id = providerTextOrNull(about, 'id')
      return { about: 'transfer', id, reference: requireProviderText(about, 'reference') }
    }
    return null
  } catch {
    return null
  }
}

/** Converts naira to kobo. Throws ProviderUnavailable instead of rounding. */
function parseFlutterwaveKobo(data: ProviderObject, name: string): number {
  const naira = Number(requireProviderText(data, name))
  const amountKobo = Math.round(naira * 100)
  if (!Number.isSafeInteger(amountKobo) || Math.abs(amountKobo / 100 - naira) > 1e-6) {
    throw new ProviderUnavailable(`The answer has no valid amount in ${name}`)
  }
  return amountKobo
}
