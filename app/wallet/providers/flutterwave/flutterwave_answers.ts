import {
  type BvnCheck,
  type Charge,
  ProviderUnavailable,
  type Transfer,
  type WebhookNote,
} from '#wallet/providers/contract'
import type { Data } from '#wallet/providers/company_api'
import { asData, NOT_TAKEN, textIn, textOrNull } from '#wallet/providers/company_answers'

export function chargeIn(data: Data): Charge {
  const status = textIn(data, 'status').toLowerCase()
  return {
    id: textIn(data, 'id'),
    reference: textIn(data, 'tx_ref'),
    accountNumber: null,
    // Whatever else a customer may pay with counts as a transfer: it does not come over the card page.
    method: data.payment_type === 'card' ? 'card' : 'bank_transfer',
    status: status === 'successful' || status === 'failed' ? status : 'pending',
    // What was asked for. `charged_amount` may hold a fee that the customer carries.
    amountKobo: koboIn(data, 'amount'),
    currency: textIn(data, 'currency').toUpperCase(),
  }
}

const TRANSFER_STATUSES: Record<string, Transfer['status']> = {
  SUCCESSFUL: 'successful',
  FAILED: 'failed',
}

/** NEW and PENDING are on their way, and so is whatever they may invent. */
export function transferIn(data: Data): Transfer {
  const status = TRANSFER_STATUSES[textIn(data, 'status').toUpperCase()] ?? 'pending'
  return {
    id: textIn(data, 'id'),
    reference: textIn(data, 'reference'),
    status,
    amountKobo: koboIn(data, 'amount'),
    reason: status === 'failed' ? NOT_TAKEN : null,
  }
}

const BVN_STATUSES: Record<string, BvnCheck['status']> = {
  COMPLETED: 'verified',
  FAILED: 'refused',
  DECLINED: 'refused',
}

export function bvnCheckIn(data: Data): BvnCheck {
  const status = BVN_STATUSES[String(data.status ?? '').toUpperCase()] ?? 'pending'
  return {
    reference: textIn(data, 'reference'),
    status,
    consentUrl: typeof data.url === 'string' ? data.url : null,
    name: status === 'verified' ? bvnNameIn(data) : null,
  }
}

/** The names beside `bvn_data` are those that we sent. Source: public clients, the reference does not say. */
function bvnNameIn({ bvn_data: found }: Data): string | null {
  if (typeof found !== 'object' || found === null) return null
  const { firstName, middleName, surname, lastName } = asData(found)
  const names = [firstName, middleName, surname ?? lastName]
  return names.filter((name) => typeof name === 'string' && name).join(' ') || null
}

/** Null for what is not ours to act on, and for what cannot be read. */
export function noteIn(rawBody: string): WebhookNote | null {
  try {
    const { event, data } = asData(JSON.parse(rawBody))
    const about = asData(data)
    if (event === 'charge.completed') {
      return { about: 'charge', id: textIn(about, 'id'), reference: textIn(about, 'tx_ref') }
    }
    if (event === 'transfer.completed') {
      const id = textOrNull(about, 'id')
      return { about: 'transfer', id, reference: textIn(about, 'reference') }
    }
    return null
  } catch {
    return null
  }
}

/** Naira as a number or as a text, to kobo: never rounded to what it is not. */
function koboIn(data: Data, name: string): number {
  const naira = Number(textIn(data, name))
  const amountKobo = Math.round(naira * 100)
  if (!Number.isSafeInteger(amountKobo) || Math.abs(amountKobo / 100 - naira) > 1e-6) {
    throw new ProviderUnavailable(`The answer gave ${name} as no amount`)
  }
  return amountKobo
}
