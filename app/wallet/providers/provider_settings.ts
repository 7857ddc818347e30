import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { readPartnerBaseUrl } from '#shared/http/partner_base_url'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

export interface FlutterwaveKeys {
  /** Pages may contain this key, but never the others. */
  publicKey: string
  secretKey: string
  /** The "secret hash" of Flutterwave's dashboard, with which it signs webhooks. */
  webhookHash: string
  /** The BVN of our company, under which virtual accounts are opened. */
  bvn: string | null
  baseUrl: string
  timeoutMs?: number
}

export interface PaystackKeys {
  publicKey: string
  /** Paystack also signs webhooks with it. */
  secretKey: string
  baseUrl: string
  timeoutMs?: number
}

type ProviderKeyInput<Name extends string> = Record<Name, string | undefined> & ProviderKeyContext

interface ProviderKeyContext {
  isWanted: boolean
  hasAddress: boolean
  baseUrl?: string | undefined
}

/** Defaults to the sandbox, but not in production: the sandbox creates money from nothing. */
export function chooseProviderName(
  given: PaymentProviderName | undefined,
  { isProduction }: { isProduction: boolean }
): PaymentProviderName | null {
  if (given === 'sandbox' && isProduction) {
    throw new UnusableEnvironment(
      'PAYMENT_PROVIDER=sandbox makes money out of nothing, so production refuses it: choose flutterwave or paystack, or leave it out to offer no cards and transfers.'
    )
  }
  return given ?? (isProduction ? null : 'sandbox')
}

/** Returns null without keys. Throws if keys are incomplete, or missing for the chosen provider. */
export function readFlutterwaveKeys(
  given: ProviderKeyInput<'publicKey' | 'secretKey' | 'webhookHash' | 'bvn'>
): FlutterwaveKeys | null {
  const { publicKey, secretKey, webhookHash, bvn } = given
  const keys = { PUBLIC_KEY: publicKey, SECRET_KEY: secretKey, WEBHOOK_HASH: webhookHash }
  requireAllKeys('flutterwave', keys, given)
  if (!publicKey || !secretKey || !webhookHash) return null
  const baseUrl =
    readPartnerBaseUrl('FLUTTERWAVE', given.baseUrl) ?? 'https://api.flutterwave.com/v3'
  return { publicKey, secretKey, webhookHash, bvn: bvn || null, baseUrl }
}

/** Returns null without keys. Throws if keys are incomplete, or missing for the chosen provider. */
export function readPaystackKeys(
  given: ProviderKeyInput<'publicKey' | 'secretKey'>
): PaystackKeys | null {
  const { publicKey, secretKey } = given
  requireAllKeys('paystack', { PUBLIC_KEY: publicKey, SECRET_KEY: secretKey }, given)
  if (!publicKey || !secretKey) return null
  if (secretKey.startsWith('pk_') || publicKey.startsWith('sk_')) {
    throw new UnusableEnvironment(
      'PAYSTACK_SECRET_KEY and PAYSTACK_PUBLIC_KEY are swapped: swap them back, and replace the secret key at Paystack, because pages may have shown it.'
    )
  }
  const baseUrl = readPartnerBaseUrl('PAYSTACK', given.baseUrl) ?? 'https://api.paystack.co'
  return { publicKey, secretKey, baseUrl }
}

function requireAllKeys(
  name: 'flutterwave' | 'paystack',
  keys: Record<string, string | undefined>,
  { isWanted, hasAddress }: ProviderKeyContext
) {
  const prefix = name.toUpperCase()
  const missing = Object.keys(keys).filter((key) => !keys[key])
  const isUntouched = missing.length === Object.keys(keys).length
  if (isUntouched && !isWanted) return
  if (missing.length > 0) {
    const names = missing.map((key) => `${prefix}_${key}`).join(' and ')
    throw new UnusableEnvironment(
      isWanted
        ? `PAYMENT_PROVIDER=${name} needs ${names}: set what is missing.`
        : `The settings of ${name} are incomplete without ${names}. Set everything that is missing, or remove the rest.`
    )
  }
  if (!hasAddress) {
    throw new UnusableEnvironment(
      `${isWanted ? `PAYMENT_PROVIDER=${name}` : `${prefix}_SECRET_KEY`} needs APP_URL, the address that customers come back to.`
    )
  }
}
