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

/** Returns the provider that a row names; without a name, the provider of new payments. */
export type ProviderFinder = (name?: PaymentProviderName) => PaymentProvider

/** Null for a provider without keys, and in production for the sandbox. */
const providerFactories: Record<PaymentProviderName, () => PaymentProvider | null> = {
  sandbox: () => (app.inProduction ? null : new SandboxProvider(payments.sandbox.paceSeconds)),
  flutterwave: () => payments.flutterwave && new FlutterwaveProvider(payments.flutterwave),
  paystack: () => payments.paystack && new PaystackProvider(payments.paystack),
}

/** Throws ProviderRefused if no provider is chosen, ProviderUnavailable if it has no keys. */
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

/** Lists providers with keys: earlier payments may belong to another one than new payments. */
export function configuredProviderNames(): PaymentProviderName[] {
  return configuredProviders().map(({ name }) => name)
}

/**
 * Finds the sender of a webhook by its signature. Returns null for events that do not matter to us.
 * Throws InvalidWebhookSignature, also if `address` names another provider.
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
