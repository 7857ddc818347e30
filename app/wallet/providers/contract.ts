import { DomainError } from '#shared/errors/domain_error'

export type PaymentProviderName = 'sandbox' | 'flutterwave'

/** All that moves through a provider is naira. */
export const CURRENCY = 'NGN'

type ChargeStatus = 'successful' | 'failed' | 'pending'

/** Money that somebody gave to the provider for us, as the provider itself states it. */
export interface Charge {
  /** The provider's own; it never changes, and no two charges share one. */
  id: string
  /** Ours: of a checkout, or of a virtual account, into which many charges may come. */
  reference: string
  method: 'card' | 'bank_transfer'
  status: ChargeStatus
  amountKobo: number
  /** ISO 4217, as the provider says it: look before you credit. */
  currency: string
}

export interface CheckoutRequest {
  reference: string
  amountKobo: number
  customer: { email: string; name: string }
  /** Where the customer's browser comes back to. What it brings along proves nothing. */
  returnUrl: string
}

export interface VirtualAccountRequest {
  reference: string
  customer: { email: string; firstname: string; lastname: string }
  /** What the account shall be called. */
  name: string
}

interface VirtualAccountDetails {
  bankName: string
  accountNumber: string
  accountName: string
}

export interface Bank {
  code: string
  name: string
}

export interface BankAccountNumber {
  bankCode: string
  /** Ten digits (NUBAN). */
  accountNumber: string
}

export interface BvnCheck {
  /** The provider's, to ask for the result with. */
  reference: string
  status: 'verified' | 'refused' | 'pending'
  /** Where the owner has to agree first, at the provider's; null where nobody has to. */
  consentUrl: string | null
  /**
   * All names of whose number it is, as the bank has them, never as we have sent them: look before you believe.
   * Null until it is verified, and where the bank does not say.
   */
  name: string | null
}

export interface BvnRequest {
  /** Eleven digits. Never kept, never logged. */
  bvn: string
  firstname: string
  lastname: string
  returnUrl: string
}

export interface TransferRequest extends BankAccountNumber {
  /** Ours and unique: a transfer that is asked for again under it is sent once. */
  reference: string
  amountKobo: number
  narration: string
}

export interface Transfer {
  /** The provider's own. */
  id: string
  reference: string
  status: 'pending' | 'successful' | 'failed'
  amountKobo: number
  /** Why it failed, as a sentence; null otherwise. */
  reason: string | null
}

/** Says that something happened, not what: ask the provider for that. */
export type WebhookNote =
  { about: 'charge'; id: string; reference: string } | { about: 'transfer'; reference: string }

export interface WebhookRequest {
  /** As it came over the wire: a signature holds for these very bytes. */
  rawBody: string
  header: (name: string) => string | undefined
}

/**
 * A company that moves money for us, as far as we need one.
 *
 * Two failures are told apart. ProviderRefused: it said no, nothing happened, and asking again will
 * not help. ProviderUnavailable: it did not answer, and MAY HAVE ACTED: ask for the state, or ask
 * for the same thing under the same reference, never under a new one.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName

  /** Opens the page where a card is charged, and answers its address. Cards only, naira only. */
  openCheckout(request: CheckoutRequest): Promise<{ url: string }>

  /** The charge of a checkout. Null while nobody has tried to pay there. */
  chargeByReference(reference: string): Promise<Charge | null>

  /** Null when the provider knows no such charge. */
  chargeById(id: string): Promise<Charge | null>

  /** An account of one's own that credits the wallet. The same reference gets the same account. */
  openVirtualAccount(request: VirtualAccountRequest): Promise<VirtualAccountDetails>

  /** What came into a virtual account lately, in any order: for what no webhook told. */
  chargesInto(virtualAccountReference: string): Promise<Charge[]>

  /** All banks of the country that money can be sent to, by name. */
  banks(): Promise<Bank[]>

  /** Whose account it is. ProviderRefused when there is no such account. */
  accountName(account: BankAccountNumber): Promise<string>

  startBvnCheck(request: BvnRequest): Promise<BvnCheck>

  bvnCheck(reference: string): Promise<BvnCheck>

  /** Sends money to a bank account. After ProviderUnavailable ask `transferByReference`. */
  send(request: TransferRequest): Promise<Transfer>

  /** Null when the provider never got it: it may then be sent, under the same reference. */
  transferByReference(reference: string): Promise<Transfer | null>

  /** Null for an event that is none of ours. Throws WrongSignature. */
  readWebhook(request: WebhookRequest): WebhookNote | null
}

/** It said no. The message is a plain sentence for the person who asked. */
export class ProviderRefused extends DomainError {
  constructor(message: string) {
    super('E_PROVIDER_REFUSED', message)
  }
}

/** It did not answer, or not in a way that can be read. It may have acted nonetheless. */
export class ProviderUnavailable extends DomainError {
  constructor(cause?: unknown) {
    super(
      'E_UNAVAILABLE',
      'Our payment partner does not answer at the moment. Please try again in a few minutes.'
    )
    this.cause = cause
  }
}

/** Whoever sent that webhook is not the provider. */
export class WrongSignature extends DomainError {
  constructor() {
    super('E_WRONG_SIGNATURE', 'The signature is missing or wrong.')
  }
}
