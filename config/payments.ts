import env from '#start/env'
import { flutterwaveKeys, providerName } from '#wallet/providers/provider_settings'

const isProduction = env.get('NODE_ENV') === 'production'

/** Who moves money for us. Whatever cannot work stops the boot, with a sentence that says why. */
const payments = {
  /** Null: nobody, which only production can be; cards and transfers are then not offered. */
  provider: providerName(env.get('PAYMENT_PROVIDER'), { isProduction }),

  flutterwave: flutterwaveKeys({
    isWanted: env.get('PAYMENT_PROVIDER') === 'flutterwave',
    publicKey: env.get('FLUTTERWAVE_PUBLIC_KEY'),
    secretKey: env.get('FLUTTERWAVE_SECRET_KEY')?.release(),
    webhookHash: env.get('FLUTTERWAVE_WEBHOOK_HASH')?.release(),
    bvn: env.get('FLUTTERWAVE_BVN')?.release(),
    hasAddress: !isProduction || Boolean(env.get('APP_URL')),
  }),

  sandbox: {
    /** Seconds until something slow has happened. */
    paceSeconds: env.get('SANDBOX_PAYMENT_PACE_SECONDS') ?? 20,
  },
}

export default payments
