import payments from '#config/payments'
import { recordCompanyCalls } from '#shared/health/company_calls'
import {
  type PaymentProvider,
  type PaymentProviderName,
  ProviderRefused,
  ProviderUnavailable,
} from '#wallet/providers/contract'
import { FlutterwaveProvider } from '#wallet/providers/flutterwave/flutterwave_provider'
import { SandboxProvider } from '#wallet/providers/sandbox/sandbox_provider'

const COMPANY = { kind: 'payment', refusal: ProviderRefused, silence: ProviderUnavailable } as const

/** Finds who moves money for us. */
export type ProviderFinder = () => PaymentProvider

const makers: Record<PaymentProviderName, () => PaymentProvider> = {
  sandbox: () => new SandboxProvider(payments.sandbox.paceSeconds),
  // It was chosen, so `config/payments.ts` has found its keys.
  flutterwave: () => new FlutterwaveProvider(payments.flutterwave!),
}

/** Throws ProviderRefused where nobody was chosen. */
export const paymentProvider: ProviderFinder = () => {
  if (payments.provider) return recordCompanyCalls(makers[payments.provider](), COMPANY)
  throw new ProviderRefused('Cards and bank transfers are not available at the moment.')
}

/** Whether cards and transfers can be offered at all. */
export function hasPaymentProvider(): boolean {
  return payments.provider !== null
}
