import {
  runSetupCheck,
  type Environment,
  isProduction,
  okCheck,
  type SetupCheck,
  warningCheck,
} from '#shared/setup/setup_check'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'
import {
  readFlutterwaveKeys,
  readPaystackKeys,
  chooseProviderName,
} from '#wallet/providers/provider_settings'

const PAYMENT_CHECK_TITLE = 'Payment provider'

const PROVIDER_DESCRIPTIONS: Record<PaymentProviderName, string> = {
  sandbox: 'The sandbox simulates the payment provider: no money moves.',
  flutterwave: 'Flutterwave charges cards and sends transfers.',
  paystack: 'Paystack charges cards and sends transfers.',
}

export function paymentSetupChecks(env: Environment): SetupCheck[] {
  return [runSetupCheck(PAYMENT_CHECK_TITLE, () => readChosenProvider(env), describeProvider)]
}

function readChosenProvider(env: Environment): PaymentProviderName | null {
  const given = (env.PAYMENT_PROVIDER || undefined) as PaymentProviderName | undefined
  const hasAddress = !isProduction(env) || Boolean(env.APP_URL)
  readFlutterwaveKeys({
    isWanted: given === 'flutterwave',
    publicKey: env.FLUTTERWAVE_PUBLIC_KEY,
    secretKey: env.FLUTTERWAVE_SECRET_KEY,
    webhookHash: env.FLUTTERWAVE_WEBHOOK_HASH,
    bvn: env.FLUTTERWAVE_BVN,
    baseUrl: env.FLUTTERWAVE_BASE_URL,
    hasAddress,
  })
  readPaystackKeys({
    isWanted: given === 'paystack',
    publicKey: env.PAYSTACK_PUBLIC_KEY,
    secretKey: env.PAYSTACK_SECRET_KEY,
    baseUrl: env.PAYSTACK_BASE_URL,
    hasAddress,
  })
  return chooseProviderName(given, { isProduction: isProduction(env) })
}

function describeProvider(provider: PaymentProviderName | null): SetupCheck {
  if (provider) return okCheck(PAYMENT_CHECK_TITLE, PROVIDER_DESCRIPTIONS[provider])
  return warningCheck(
    PAYMENT_CHECK_TITLE,
    'PAYMENT_PROVIDER is not set, so cards and bank transfers are not offered.',
    'Set PAYMENT_PROVIDER to flutterwave or paystack, with the keys of your account. Until then, customers cannot fund their wallets; staff can credit them.'
  )
}
