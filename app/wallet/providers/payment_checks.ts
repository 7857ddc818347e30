import {
  checkOf,
  type Environment,
  isProduction,
  ok,
  type SetupCheck,
  warning,
} from '#shared/setup/setup_check'
import type { PaymentProviderName } from '#wallet/providers/contract'
import { flutterwaveKeys, paystackKeys, providerName } from '#wallet/providers/provider_settings'

const NAME = 'Payment company'

const WORDS: Record<PaymentProviderName, string> = {
  sandbox: 'The sandbox stands in for the payment company: no money moves.',
  flutterwave: 'Flutterwave charges cards and sends transfers.',
  paystack: 'Paystack charges cards and sends transfers.',
}

export function paymentChecks(env: Environment): SetupCheck[] {
  return [checkOf(NAME, () => chosenIn(env), checked)]
}

/** Throws what is wrong with the choice or with its keys. */
function chosenIn(env: Environment): PaymentProviderName | null {
  const given = (env.PAYMENT_PROVIDER || undefined) as PaymentProviderName | undefined
  const hasAddress = !isProduction(env) || Boolean(env.APP_URL)
  flutterwaveKeys({
    isWanted: given === 'flutterwave',
    publicKey: env.FLUTTERWAVE_PUBLIC_KEY,
    secretKey: env.FLUTTERWAVE_SECRET_KEY,
    webhookHash: env.FLUTTERWAVE_WEBHOOK_HASH,
    bvn: env.FLUTTERWAVE_BVN,
    baseUrl: env.FLUTTERWAVE_BASE_URL,
    hasAddress,
  })
  paystackKeys({
    isWanted: given === 'paystack',
    publicKey: env.PAYSTACK_PUBLIC_KEY,
    secretKey: env.PAYSTACK_SECRET_KEY,
    baseUrl: env.PAYSTACK_BASE_URL,
    hasAddress,
  })
  return providerName(given, { isProduction: isProduction(env) })
}

function checked(provider: PaymentProviderName | null): SetupCheck {
  if (provider) return ok(NAME, WORDS[provider])
  return warning(
    NAME,
    'PAYMENT_PROVIDER is not set, so cards and bank transfers are not offered.',
    'Set it to flutterwave or paystack, with the keys of your account; until then staff credit wallets by hand.'
  )
}
