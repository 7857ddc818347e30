import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import type { PaymentProviderName } from '#wallet/providers/contract'

export interface FlutterwaveKeys {
  /** The only one that a page may carry. */
  publicKey: string
  secretKey: string
  /** What its webhooks are signed with: the "secret hash" of its dashboard. */
  webhookHash: string
  /** Our own bank verification number, in whose name virtual accounts are opened. */
  bvn: string | null
}

interface GivenKeys {
  isWanted: boolean
  publicKey: string | undefined
  secretKey: string | undefined
  webhookHash: string | undefined
  bvn: string | undefined
  hasAddress: boolean
}

/** The sandbox makes money out of nothing, so in production there is none unless one is chosen. */
export function providerName(
  given: PaymentProviderName | undefined,
  { isProduction }: { isProduction: boolean }
): PaymentProviderName | null {
  if (given === 'sandbox' && isProduction) {
    throw new UnusableEnvironment(
      'PAYMENT_PROVIDER=sandbox makes money out of nothing, so production refuses it: choose flutterwave, or leave it out to offer no cards and transfers.'
    )
  }
  return given ?? (isProduction ? null : 'sandbox')
}

/** Null unless it was chosen. Chosen without its keys it stops the boot. */
export function flutterwaveKeys(given: GivenKeys): FlutterwaveKeys | null {
  if (!given.isWanted) return null
  const { publicKey, secretKey, webhookHash } = given
  if (!publicKey || !secretKey || !webhookHash) {
    const keys = { PUBLIC_KEY: publicKey, SECRET_KEY: secretKey, WEBHOOK_HASH: webhookHash }
    const missing = Object.entries(keys).flatMap(([name, key]) =>
      key ? [] : `FLUTTERWAVE_${name}`
    )
    throw new UnusableEnvironment(
      `PAYMENT_PROVIDER=flutterwave needs ${missing.join(' and ')}: set what is missing.`
    )
  }
  if (!given.hasAddress) {
    throw new UnusableEnvironment(
      'PAYMENT_PROVIDER=flutterwave needs APP_URL, the address that customers come back to.'
    )
  }
  return { publicKey, secretKey, webhookHash, bvn: given.bvn || null }
}
