import { DomainError } from '#shared/errors/domain_error'

export type PaymentProviderName = 'sandbox' | 'flutterwave' | 'paystack'

export const PAYMENT_PROVIDER_NAMES: Record<PaymentProviderName, string> = {
  sandbox: 'The sandbox',
  flutterwave: 'Flutterwave',
  paystack: 'Paystack',
}

/** Wallets hold naira only. */
export const WALLET_CURRENCY = 'NGN'

type ChargeStatus = 'successful' | 'failed' | 'pending'

/** Money paid to the provider for us, as confirmed by the provider. */
export interface Charge {
  /** The provider's id: unique and immutable. */
  id: string
  /**
   * Our reference of a checkout or of a virtual account, which can receive many charges. If
   * `accountNumber` is set, the provider's own reference of the charge.
   */
  reference: string
  /** The credited virtual account, if the provider does not return our reference for it. */
  accountNumber: string | null
  method: 'card' | 'bank_transfer'
  status: ChargeStatus
  amountKobo: number
  /** ISO 4217 code from the provider. Check it before crediting. */
  currency: string
}

export interface CheckoutRequest {
  reference: string
  amountKobo: number
  customer: { email: string; name: string }
  /** The customer returns here. Parameters that the provider adds prove nothing. */
  returnUrl: string
}

export interface VirtualAccountRequest {
  reference: string
  customer: { email: string; firstname: string; lastname: string; phoneNumber: string | null }
  name: string
}

export interface VirtualAccountDetails {
  bankName: string
  accountNumber: string
  accountName: string
}

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
  /** The provider's reference, used to read the result. */
  reference: string
  status: 'verified' | 'refused' | 'pending'
  /** Where the user must give consent at the provider; null if no consent is needed. */
  consentUrl: string | null
  /**
   * Full name from the bank, never the one that we sent; compare it before trusting it. Null until
   * verified, or if the bank gives none.
   */
  name: string | null
}

export interface BvnRequest {
  /** Eleven digits. Never store or log it. */
  bvn: string
  firstname: string
  lastname: string
  email: string
  /** An account of the same person, if the provider needs one (`bvnNeedsAccount`). */
  account: BankAccountNumber | null
  returnUrl: string
}

export interface TransferRequest extends BankAccountNumber {
  /** Our unique reference; a repeated request with it sends the money once. */
  reference: string
  amountKobo: number
  /** Holder's name according to the bank. */
  accountName: string
  narration: string
}

export interface Transfer {
  /** The provider's id; null if still unknown. */
  id: string | null
  reference: string
  status: 'pending' | 'successful' | 'failed'
  amountKobo: number
  /** Message that explains a failure; otherwise null. */
  reason: string | null
}

export interface ProviderLookup {
  id: string | null
  reference: string
}

/** Reports only that something happened; ask the provider for the facts. */
export type ProviderWebhook =
  | ({ about: 'charge' | 'transfer' } & ProviderLookup)
  /** A virtual account was opened, or `problem` says why not. */
  | { about: 'account'; reference: string; problem: string | null }
  /** The BVN does not belong to the user. Paystack reports this only by webhook. */
  | { about: 'refused BVN'; reference: string }

export type FromProvider<Note = ProviderWebhook> = Note & { provider: PaymentProviderName }

export interface WebhookRequest {
  /** The exact bytes received, which the signature covers. */
  rawBody: string
  header: (name: string) => string | undefined
}

/**
 * ProviderRefused: the provider declined, nothing happened, and a retry will not help.
 * ProviderUnavailable: the provider MAY HAVE ACTED, so query the state or retry under the same
 * reference, never under a new one.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName

  /** True if the provider checks a BVN together with a bank account of the same person. */
  readonly bvnNeedsAccount: boolean

  /**
   * Opens the card page, for cards and naira only. Throws DuplicateReference if it was opened
   * before and the provider does not repeat its URL.
   */
  openCheckout(request: CheckoutRequest): Promise<{ url: string }>

  /** Finds the charge of a checkout. Null until a payment is attempted. */
  findChargeByReference(reference: string): Promise<Charge | null>

  /** Finds the charge reported by a webhook. Null if the provider has no such charge. */
  findCharge(lookup: ProviderLookup): Promise<Charge | null>

  /** A reference always gets the same account. Null while it is being created; retry then. */
  openVirtualAccount(request: VirtualAccountRequest): Promise<VirtualAccountDetails | null>

  /** Recent deposits into a virtual account, in any order, to catch lost webhooks. */
  listAccountCharges(account: VirtualAccountKey): Promise<Charge[]>

  listBanks(): Promise<Bank[]>

  /** Returns the account holder's name. Throws ProviderRefused if there is no such account. */
  resolveAccountName(account: BankAccountNumber): Promise<string>

  startBvnCheck(request: BvnRequest): Promise<BvnCheckResult>

  findBvnCheck(reference: string, account: BankAccountNumber | null): Promise<BvnCheckResult>

  /** Sends money to a bank account. After ProviderUnavailable, call `findTransfer`. */
  sendTransfer(request: TransferRequest): Promise<Transfer>

  /** Null if the provider never received the transfer; resend it under the same reference then. */
  findTransfer(sent: ProviderLookup): Promise<Transfer | null>

  /** Null for irrelevant events. Throws InvalidWebhookSignature. */
  readWebhook(request: WebhookRequest): ProviderWebhook | null
}

/** The provider declined. The message is shown to the user. */
export class ProviderRefused extends DomainError {
  constructor(message: string) {
    super('E_PROVIDER_REFUSED', message)
  }
}

export class DuplicateReference extends ProviderRefused {}

/** The provider gave no readable answer and may have acted. */
export class ProviderUnavailable extends DomainError {
  constructor(cause?: unknown) {
    super(
      'E_UNAVAILABLE',
      'Our payment partner does not answer at the moment. Please try again in a few minutes.'
    )
    this.cause = cause
  }
}

export class InvalidWebhookSignature extends DomainError {
  constructor() {
    super('E_WRONG_SIGNATURE', 'The signature is missing or wrong.')
  }
}
