import { DomainError } from '#shared/errors/domain_error'

export type PaymentProviderName = 'sandbox' | 'flutterwave' | 'paystack'

/** All that moves through a provider is naira. */
export const WALLET_CURRENCY = 'NGN'

type ChargeStatus = 'successful' | 'failed' | 'pending'

/** Money that somebody gave to the provider for us, as the provider itself states it. */
export interface Charge {
  /** The provider's own; it never changes, and no two charges share one. */
  id: string
  /** Ours: of a checkout, or of a virtual account, into which many charges may come. Where `accountNumber` is given, theirs. */
  reference: string
  /** The virtual account that it came into, where the provider does not say ours of it; null otherwise. */
  accountNumber: string | null
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
  customer: { email: string; firstname: string; lastname: string; phoneNumber: string | null }
  /** What the account shall be called. */
  name: string
}

export interface VirtualAccountDetails {
  bankName: string
  accountNumber: string
  accountName: string
}

/** A virtual account, as its provider may be asked about it. */
export interface VirtualAccountKey {
  reference: string
  accountNumber: string
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

export interface BvnCheckResult {
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
  email: string
  /** An account of the same person, where the provider wants one: see `bvnNeedsAccount`. */
  account: BankAccountNumber | null
  returnUrl: string
}

export interface TransferRequest extends BankAccountNumber {
  /** Ours and unique: a transfer that is asked for again under it is sent once. */
  reference: string
  amountKobo: number
  /** Whose account it is, as the bank says. */
  accountName: string
  narration: string
}

export interface Transfer {
  /** The provider's own; null where it has not said it yet. */
  id: string | null
  reference: string
  status: 'pending' | 'successful' | 'failed'
  amountKobo: number
  /** Why it failed, as a sentence; null otherwise. */
  reason: string | null
}

/** How something of ours is found at the provider: by its id there, where that is known, and by our reference. */
export interface ProviderLookup {
  id: string | null
  reference: string
}

/** Says that something happened, not what: ask the provider for that. */
export type ProviderWebhook =
  | ({ about: 'charge' | 'transfer' } & ProviderLookup)
  /** A virtual account was made, or why it will not be. */
  | { about: 'account'; reference: string; problem: string | null }
  /** A BVN is not that of the person who showed it. The provider answers this by webhook alone. */
  | { about: 'refused BVN'; reference: string }

/** A note with who sent it. */
export type FromProvider<Note = ProviderWebhook> = Note & { provider: PaymentProviderName }

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

  /** Whether a BVN is looked up together with a bank account of the same person. */
  readonly bvnNeedsAccount: boolean

  /**
   * Opens the page where a card is charged, and answers its address. Cards only, naira only. Throws ReferenceTaken
   * where it was opened before and its address is not told twice.
   */
  openCheckout(request: CheckoutRequest): Promise<{ url: string }>

  /** The charge of a checkout. Null while nobody has tried to pay there. */
  chargeByReference(reference: string): Promise<Charge | null>

  /** The charge that a webhook told of. Null when the provider knows no such charge. */
  chargeOf(told: ProviderLookup): Promise<Charge | null>

  /**
   * An account of one's own that credits the wallet. The same reference gets the same account. Null while the
   * provider is making it: ask again.
   */
  openVirtualAccount(request: VirtualAccountRequest): Promise<VirtualAccountDetails | null>

  /** What came into a virtual account lately, in any order: for what no webhook told. */
  chargesInto(account: VirtualAccountKey): Promise<Charge[]>

  /** All banks of the country that money can be sent to, by name. */
  banks(): Promise<Bank[]>

  /** Whose account it is. ProviderRefused when there is no such account. */
  accountName(account: BankAccountNumber): Promise<string>

  startBvnCheck(request: BvnRequest): Promise<BvnCheckResult>

  bvnCheck(reference: string, account: BankAccountNumber | null): Promise<BvnCheckResult>

  /** Sends money to a bank account. After ProviderUnavailable ask `findTransferId`. */
  send(request: TransferRequest): Promise<Transfer>

  /** Null when the provider never got it: it may then be sent, under the same reference. */
  transferOf(sent: ProviderLookup): Promise<Transfer | null>

  /** Null for an event that is none of ours. Throws WrongSignature. */
  readWebhook(request: WebhookRequest): ProviderWebhook | null
}

/** It said no. The message is a plain sentence for the person who asked. */
export class ProviderRefused extends DomainError {
  constructor(message: string) {
    super('E_PROVIDER_REFUSED', message)
  }
}

/** A checkout was opened under this reference before. */
export class DuplicateReference extends ProviderRefused {}

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
export class InvalidWebhookSignature extends DomainError {
  constructor() {
    super('E_WRONG_SIGNATURE', 'The signature is missing or wrong.')
  }
}
