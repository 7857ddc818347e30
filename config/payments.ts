import env from '#start/env'
import {
  readFlutterwaveKeys,
  readPaystackKeys,
  chooseProviderName,
} from '#wallet/providers/provider_settings'

const isProduction = env.get('NODE_ENV') === 'production'
const wanted = env.get('PAYMENT_PROVIDER')
const hasAddress = !isProduction || Boolean(env.get('APP_URL'))

/** Keys of all providers, because a payment finishes with the provider that it began with. */
const payments = {
  /** If null (production without PAYMENT_PROVIDER), cards and transfers are not offered. */
  provider: chooseProviderName(wanted, { isProduction }),

  flutterwave: readFlutterwaveKeys({
    isWanted: wanted === 'flutterwave',
    publicKey: env.get('FLUTTERWAVE_PUBLIC_KEY'),
    secretKey: env.get('FLUTTERWAVE_SECRET_KEY')?.release(),
    webhookHash: env.get('FLUTTERWAVE_WEBHOOK_HASH')?.release(),
    bvn: env.get('FLUTTERWAVE_BVN')?.release(),
    baseUrl: env.get('FLUTTERWAVE_BASE_URL'),
    hasAddress,
  }),

  paystack: readPaystackKeys({
    isWanted: wanted === 'paystack',
    publicKey: env.get('PAYSTACK_PUBLIC_KEY'),
    secretKey: env.get('PAYSTACK_SECRET_KEY')?.release(),
    baseUrl: env.get('PAYSTACK_BASE_URL'),
    hasAddress,
  }),

  sandbox: {
    paceSeconds: env.get('SANDBOX_PAYMENT_PACE_SECONDS') ?? 20,
  },
}

export default payments
