import app from '@adonisjs/core/services/app'
import payments from '#config/payments'
import { recordPartnerCalls } from '#shared/health/partner_calls'
import {
  type PaymentProvider,
  type PaymentProviderName,
  ProviderRefused,
  ProviderUnavailable,
  type FromProvider,
  type WebhookRequest,
  InvalidWebhookSignature,
} from '#wallet/providers/payment_provider'
import { FlutterwaveProvider } from '#wallet/providers/flutterwave/flutterwave_provider'
import { PaystackProvider } from '#wallet/providers/paystack/paystack_provider'
import { SandboxProvider } from '#wallet/providers/sandbox/sandbox_provider'

const PROVIDER_CALLS = {
  kind: 'payment',
  refusal: ProviderRefused,
  silence: ProviderUnavailable,
} as const

/** Finds the provider that a row names; without a name, the provider of new payments. */
export type ProviderFinder = (name?: PaymentProviderName) => PaymentProvider

/** Null without keys, and for the sandbox in production. */
const providerFactories: Record<PaymentProviderName, () => PaymentProvider | null> = {
  sandbox: () => (app.inProduction ? null : new SandboxProvider(payments.sandbox.paceSeconds)),
  flutterwave: () => payments.flutterwave && new FlutterwaveProvider(payments.flutterwave),
  paystack: () => payments.paystack && new PaystackProvider(payments.paystack),
}

/** Throws ProviderRefused if none is chosen, ProviderUnavailable if the named one has no keys. */
export const getPaymentProvider: ProviderFinder = (name) => {
  const wanted = name ?? payments.provider
  if (!wanted) {
    throw new ProviderRefused('Cards and bank transfers are not available at the moment.')
  }
  const provider = providerFactories[wanted]()
  if (!provider) throw new ProviderUnavailable(`There are no keys for ${wanted}`)
  return recordPartnerCalls(provider, PROVIDER_CALLS)
}

export function hasPaymentProvider(): boolean {
  return payments.provider !== null
}

/** Providers with keys, which can be queried about earlier payments. */
export function configuredProviderNames(): PaymentProviderName[] {
  return configuredProviders().map(({ name }) => name)
}

/**
 * Identifies the sender by its signature. Null for irrelevant events. Throws
 * InvalidWebhookSignature, also if `address` names another provider than the sender.
 */
export function parseProviderWebhook(
  request: WebhookRequest,
  address?: string
): FromProvider | null {
  for (const provider of configuredProviders()) {
    if (address !== undefined && address !== provider.name) continue
    try {
      const note = provider.readWebhook(request)
      return note && { ...note, provider: provider.name }
    } catch (error) {
      if (!(error instanceof InvalidWebhookSignature)) throw error
    }
  }
  throw new InvalidWebhookSignature()
}

function configuredProviders(): PaymentProvider[] {
  return Object.values(providerFactories).flatMap((make) => make() ?? [])
}
