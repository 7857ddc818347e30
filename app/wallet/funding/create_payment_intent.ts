import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import type { Caller } from '#identity/sessions/caller'
import { generatePaymentReference } from '#wallet/funding/generate_payment_reference'
import PaymentIntent, { type PaymentPurpose } from '#wallet/funding/models/payment_intent'
import Wallet from '#wallet/balances/wallet'
import { WALLET_CURRENCY, DuplicateReference } from '#wallet/providers/payment_provider'
import { getPaymentProvider, type ProviderFinder } from '#wallet/providers/provider_registry'
import { DomainError } from '#shared/errors/domain_error'

const INTENT_VALID_HOURS = 24

/** Time for the payer to enter the card. A browser that returns earlier triggers a check itself. */
const FIRST_CHECK_MINUTES = 2

class PaymentClosed extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This payment has ended. Please start a new one.')
  }
}

type PaymentIntentInput = { amountKobo: number; purpose: PaymentPurpose; subject?: string }

/** Creates an intent, which charges nothing: the payer pays on the page of `openCheckout`. */
export async function createPaymentIntent(
  caller: Caller,
  { amountKobo, purpose, subject }: PaymentIntentInput,
  findProvider: ProviderFinder = getPaymentProvider
): Promise<PaymentIntent> {
  const wallet = await Wallet.of(caller)
  const now = DateTime.now()
  return PaymentIntent.create({
    reference: generatePaymentReference('PAY'),
    purpose,
    subject: subject ?? null,
    organizationId: caller.organization.id,
    userId: caller.user.id,
    walletId: wallet.id,
    amountKobo,
    currency: WALLET_CURRENCY,
    provider: findProvider().name,
    status: 'open',
    nextCheckAt: now.plus({ minutes: FIRST_CHECK_MINUTES }),
    expiresAt: now.plus({ hours: INTENT_VALID_HOURS }),
  })
}

/**
 * Opens the card page, which returns the browser to `returnPath`. If the provider refuses to open
 * it twice, returns the stored URL. Throws PaymentClosed, ProviderRefused, ProviderUnavailable.
 */
export async function openCheckout(
  { user }: Caller,
  intent: PaymentIntent,
  returnPath: string,
  findProvider: ProviderFinder = getPaymentProvider
): Promise<string> {
  const isOver = intent.status === 'paid' || intent.status === 'attention'
  if (isOver || intent.expiresAt < DateTime.now()) throw new PaymentClosed()
  try {
    const { url } = await findProvider(intent.provider).openCheckout({
      reference: intent.reference,
      amountKobo: intent.amountKobo,
      customer: { email: user.email, name: user.fullName },
      returnUrl: new URL(returnPath, appUrl).href,
    })
    await PaymentIntent.query().where('id', intent.id).update({ checkoutUrl: url })
    return url
  } catch (error) {
    if (!(error instanceof DuplicateReference)) throw error
    const { checkoutUrl } = await intent.refresh()
    if (checkoutUrl === null) throw new PaymentClosed()
    return checkoutUrl
  }
}
