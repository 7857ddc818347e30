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

/** A customer's payment to the provider for us, as the provider reports it. */
export interface Charge {
  /** The provider's id of the charge, which is unique and never changes. */
  id: string
  /**
   * Our reference of a checkout or of a virtual account, which can receive many charges. If
   * `accountNumber` is set, this is the provider's own reference of the charge.
   */
  reference: string
  /** Set if the provider does not return our reference for the credited virtual account. */
  accountNumber: string | null
  method: 'card' | 'bank_transfer'
  status: ChargeStatus
  amountKobo: number
  /** The provider's ISO 4217 code. Check it before crediting. */
  currency: string
}

export interface CheckoutRequest {
  reference: string
  amountKobo: number
  customer: { email: string; name: string }
  /** The page to which the browser returns. Parameters that the provider adds prove nothing. */
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
  /** The account number (NUBAN), ten digits. */
  accountNumber: string
}

export interface BvnCheckResult {
  /** The provider's reference of the check, for reading the result later. */
  reference: string
  status: 'verified' | 'refused' | 'pending'
  /** The page where the user must consent; null if no consent is needed. */
  consentUrl: string | null
  /**
   * The full name from the bank, never the one that we sent. Compare it before trusting it. Null
   * until the BVN is verified, or if the bank gives no name.
   */
  name: string | null
}

export interface BvnRequest {
  /** Eleven digits. Never store or log a BVN. */
  bvn: string
  firstname: string
  lastname: string
  email: string
  /** A bank account of the same person, if the provider needs one (`bvnNeedsAccount`). */
  account: BankAccountNumber | null
  returnUrl: string
}

export interface TransferRequest extends BankAccountNumber {
  /** Our unique reference. Requests that repeat it send the money only once. */
  reference: string
  amountKobo: number
  /** The holder's name as the bank gives it. */
  accountName: string
  narration: string
}

export interface Transfer {
  /** The provider's id of the transfer; null until the provider has given one. */
  id: string | null
  reference: string
  status: 'pending' | 'successful' | 'failed'
  amountKobo: number
  /** Why the transfer failed; null unless it has failed. */
  reason: string | null
}

export interface ProviderLookup {
  id: string | null
  reference: string
}

/** A webhook only says that something changed: ask the provider for the facts. */
export type ProviderWebhook =
  | ({ about: 'charge' | 'transfer' } & ProviderLookup)
  /** The provider has opened a virtual account or, if `problem` is set, could not open it. */
  | { about: 'account'; reference: string; problem: string | null }
  /** The BVN does not belong to the user. Paystack reports this by webhook only. */
  | { about: 'refused BVN'; reference: string }

export type FromProvider<Note = ProviderWebhook> = Note & { provider: PaymentProviderName }

export interface WebhookRequest {
  /** The body exactly as received: the signature covers these bytes. */
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

  /** Finds the charge of a checkout; null until the customer tries to pay. */
  findChargeByReference(reference: string): Promise<Charge | null>

  /** Finds the charge that a webhook reports; null if the provider has no such charge. */
  findCharge(lookup: ProviderLookup): Promise<Charge | null>

  /** Always opens the same account for a reference. Null while it is being created: retry later. */
  openVirtualAccount(request: VirtualAccountRequest): Promise<VirtualAccountDetails | null>

  /** Lists recent deposits into a virtual account, in any order, to catch lost webhooks. */
  listAccountCharges(account: VirtualAccountKey): Promise<Charge[]>

  listBanks(): Promise<Bank[]>

  /** Returns the account holder's name. Throws ProviderRefused if there is no such account. */
  resolveAccountName(account: BankAccountNumber): Promise<string>

  startBvnCheck(request: BvnRequest): Promise<BvnCheckResult>

  findBvnCheck(reference: string, account: BankAccountNumber | null): Promise<BvnCheckResult>

  /** Sends money to a bank account. After ProviderUnavailable, call `findTransfer`. */
  sendTransfer(request: TransferRequest): Promise<Transfer>

  /** Null if the provider never received the transfer: send it again under the same reference. */
  findTransfer(sent: ProviderLookup): Promise<Transfer | null>

  /** Returns null for events that do not matter to us. Throws InvalidWebhookSignature. */
  readWebhook(request: WebhookRequest): ProviderWebhook | null
}

/** The provider refused the request. The user sees the message. */
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
