import {
  checkOf,
  type Environment,
  isProduction,
  ok,
  type SetupCheck,
  warning,
} from '#shared/setup/setup_check'
import type { PaymentProviderName } from '#wallet/providers/contract'
import { flutterwaveKeys, providerName } from '#wallet/providers/provider_settings'

const NAME = 'Payment company'

const WORDS: Record<PaymentProviderName, string> = {
  sandbox: 'The sandbox plays the payment company: no money moves.',
  flutterwave: 'Flutterwave charges cards and sends transfers.',
}

export function paymentChecks(env: Environment): SetupCheck[] {
  return [checkOf(NAME, () => chosenIn(env), checked)]
}

/** Throws what is wrong with the choice or with its keys. */
function chosenIn(env: Environment): PaymentProviderName | null {
  const given = (env.PAYMENT_PROVIDER || undefined) as PaymentProviderName | undefined
  flutterwaveKeys({
    isWanted: given === 'flutterwave',
    publicKey: env.FLUTTERWAVE_PUBLIC_KEY,
    secretKey: env.FLUTTERWAVE_SECRET_KEY,
    webhookHash: env.FLUTTERWAVE_WEBHOOK_HASH,
    bvn: env.FLUTTERWAVE_BVN,
    hasAddress: !isProduction(env) || Boolean(env.APP_URL),
  })
  return providerName(given, { isProduction: isProduction(env) })
}

function checked(provider: PaymentProviderName | null): SetupCheck {
  if (provider) return ok(NAME, WORDS[provider])
  return warning(
    NAME,
    'PAYMENT_PROVIDER is not set, so cards and bank transfers are not offered.',
    'Set it to flutterwave with its keys; until then staff credit wallets by hand.'
  )
}
