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

/**
 * Finds who moves money for us: by the name on a row whoever it was begun with, and without one whoever begins what is
 * new.
 */
export type ProviderFinder = (name?: PaymentProviderName) => PaymentProvider

/** Null for one without keys, and for the sandbox where it would move money of customers. */
const providerFactories: Record<PaymentProviderName, () => PaymentProvider | null> = {
  sandbox: () => (app.inProduction ? null : new SandboxProvider(payments.sandbox.paceSeconds)),
  flutterwave: () => payments.flutterwave && new FlutterwaveProvider(payments.flutterwave),
  paystack: () => payments.paystack && new PaystackProvider(payments.paystack),
}

/** Throws ProviderRefused where nobody was chosen, and ProviderUnavailable where the one that is named has no keys. */
export const getPaymentProvider: ProviderFinder = (name) => {
  const wanted = name ?? payments.provider
  if (!wanted) {
    throw new ProviderRefused('Cards and bank transfers are not available at the moment.')
  }
  const provider = providerFactories[wanted]()
  if (!provider) throw new ProviderUnavailable(`There are no keys for ${wanted}`)
  return recordPartnerCalls(provider, PROVIDER_CALLS)
}

/** Whether cards and transfers can be offered at all. */
export function hasPaymentProvider(): boolean {
  return payments.provider !== null
}

/** Those with keys: what was begun with them can be asked about, whoever begins what is new. */
export function configuredProviderNames(): PaymentProviderName[] {
  return configuredProviders().map(({ name }) => name)
}

/**
 * What a webhook tells, and which of those with keys has sent it, as its signature says. Null for an event that is none
 * of ours. Throws WrongSignature, also where it came to the address of another.
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
