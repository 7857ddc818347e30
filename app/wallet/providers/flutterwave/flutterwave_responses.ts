import {
  type BvnCheckResult,
  type Charge,
  ProviderUnavailable,
  type Transfer,
  type ProviderWebhook,
} from '#wallet/providers/payment_provider'
import type { ProviderObject } from '#wallet/providers/provider_api'
import {
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
    // Whatever else a customer may pay with counts as a transfer: it does not come over the card page.
    method: data.payment_type === 'card' ? 'card' : 'bank_transfer',
    status: status === 'successful' || status === 'failed' ? status : 'pending',
    // What was asked for. `charged_amount` may hold a fee that the customer carries.
    amountKobo: parseFlutterwaveKobo(data, 'amount'),
    currency: requireProviderText(data, 'currency').toUpperCase(),
  }
}

const TRANSFER_STATUSES: Record<string, Transfer['status']> = {
  SUCCESSFUL: 'successful',
  FAILED: 'failed',
}

/** NEW and PENDING are on their way, and so is whatever they may invent. */
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

/** The names beside `bvn_data` are those that we sent. Source: public clients, the reference does not say. */
function parseFlutterwaveBvnName({ bvn_data: found }: ProviderObject): string | null {
  if (typeof found !== 'object' || found === null) return null
  const { firstName, middleName, surname, lastName } = requireProviderObject(found)
  const names = [firstName, middleName, surname ?? lastName]
  return names.filter((name) => typeof name === 'string' && name).join(' ') || null
}

/** Null for what is not ours to act on, and for what cannot be read. */
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

/** Naira as a number or as a text, to kobo: never rounded to what it is not. */
function parseFlutterwaveKobo(data: ProviderObject, name: string): number {
  const naira = Number(requireProviderText(data, name))
  const amountKobo = Math.round(naira * 100)
  if (!Number.isSafeInteger(amountKobo) || Math.abs(amountKobo / 100 - naira) > 1e-6) {
    throw new ProviderUnavailable(`The answer gave ${name} as no amount`)
  }
  return amountKobo
}
