import { createHmac } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import {
  type Bank,
  type BankAccountNumber,
  type BvnCheckResult,
  type BvnRequest,
  type Charge,
  type CheckoutRequest,
  WALLET_CURRENCY,
  type ProviderLookup,
  type PaymentProvider,
  ProviderRefused,
  DuplicateReference,
  type Transfer,
  type TransferRequest,
  type VirtualAccountKey,
  type VirtualAccountRequest,
  type WebhookRequest,
  InvalidWebhookSignature,
} from '#wallet/providers/payment_provider'
import {
  requireProviderObject,
  requireHttpsUrl,
  BANK_ACCOUNT_NOT_FOUND,
  CHECKOUT_UNAVAILABLE,
  TRANSFER_NOT_ACCEPTED,
  providerObjectIn,
  readProviderRows,
  requireProviderText,
  providerTextOrNull,
  type ProviderObject,
} from '#wallet/providers/provider_responses'
import { ProviderApi, ProviderApiRefused } from '#wallet/providers/provider_api'
import {
  parsePaystackCharge,
  parsePaystackWebhook,
  parsePaystackTransfer,
} from '#wallet/providers/paystack/paystack_responses'
import { PaystackCustomers } from '#wallet/providers/paystack/paystack_customers'
import { isSameSignature } from '#wallet/providers/compare_signature'

export interface PaystackSettings {
  secretKey: string
  baseUrl: string
  timeoutMs?: number
}

const NOT_FOUND = 'Nothing was found.'
const BVN_ACCOUNT_REQUIRED =
  'Please also choose your bank and enter your account number there. We check it together with your BVN.'

/** At 100 banks per page, this is more than Nigeria has. */
const MAX_BANK_PAGES = 20

/**
 * Paystack with its hosted card page. Amounts are in kobo. A reused reference is refused, so
 * retries are safe. The secret key signs the webhooks.
 * Source: github.com/PaystackOSS/openapi and paystack.com/docs (transactions, transfers, dedicated
 * virtual accounts, customer validation, webhooks).
 */
export class PaystackProvider implements PaymentProvider {
  readonly name = 'paystack'
  readonly bvnNeedsAccount = true
  private readonly api: ProviderApi
  private readonly customers: PaystackCustomers

  constructor(private readonly settings: PaystackSettings) {
    this.api = new ProviderApi({ ...settings, yes: true, no: false })
    this.customers = new PaystackCustomers(this.api, settings.secretKey)
  }

  async openCheckout({ reference, amountKobo, customer, returnUrl }: CheckoutRequest) {
    const body = {
      email: customer.email,
      amount: amountKobo,
      currency: WALLET_CURRENCY,
      reference,
      callback_url: returnUrl,
      channels: ['card'],
    }
    try {
      const data = await this.post('/transaction/initialize', body, CHECKOUT_UNAVAILABLE)
      return { url: requireHttpsUrl(requireProviderText(data, 'authorization_url')) }
    } catch (error) {
      if (error instanceof ProviderApiRefused && error.isTaken)
        throw new DuplicateReference(CHECKOUT_UNAVAILABLE)
      throw error
    }
  }

  async findChargeByReference(reference: string): Promise<Charge | null> {
    const found = await this.api.find(`/transaction/verify/${encodeURIComponent(reference)}`)
    return found === null ? null : parsePaystackCharge(requireProviderObject(found))
  }

  /** Paystack gives every charge its own reference, even deposits into a virtual account. */
  findCharge({ reference }: ProviderLookup) {
    return this.findChargeByReference(reference)
  }

  openVirtualAccount(request: VirtualAccountRequest) {
    return this.customers.openVirtualAccount(request)
  }

  async listAccountCharges({ accountNumber }: VirtualAccountKey): Promise<Charge[]> {
    const query = new URLSearchParams({ virtual_account_number: accountNumber, perPage: '100' })
    const found = await this.api.requestData({ path: `/transaction?${query}`, refusal: NOT_FOUND })
    const charges = readProviderRows(found, parsePaystackCharge)
    // Paystack may ignore the filter by account, so drop charges to cards and other accounts.
    return charges.filter(
      (charge) => charge !== null && charge.accountNumber === accountNumber
    ) as Charge[]
  }

  async listBanks() {
    const banks = new Map<string, Bank>()
    let next: string | null = ''
    for (let pages = 0; next !== null && pages < MAX_BANK_PAGES; pages++) {
      const query = new URLSearchParams({
        country: 'nigeria',
        currency: WALLET_CURRENCY,
        perPage: '100',
      })
      query.set('use_cursor', 'true')
      if (next) query.set('next', next)
      const answer = await this.api.requestAnswer({ path: `/bank?${query}`, refusal: NOT_FOUND })
      for (const bank of readProviderRows(answer.data, parsePaystackBank))
        if (bank) banks.set(bank.code, bank)
      next = providerTextOrNull(providerObjectIn(answer, 'meta'), 'next')
    }
    return [...banks.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  }

  async resolveAccountName({ bankCode, accountNumber }: BankAccountNumber) {
    const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode })
    const found = await this.api.requestData({
      path: `/bank/resolve?${query}`,
      refusal: BANK_ACCOUNT_NOT_FOUND,
    })
    return requireProviderText(requireProviderObject(found), 'account_name')
  }

  async startBvnCheck(request: BvnRequest): Promise<BvnCheckResult> {
    const { account } = request
    if (!account) throw new ProviderRefused(BVN_ACCOUNT_REQUIRED)
    await this.resolveAccountName(account)
    return this.customers.identify({ ...request, account })
  }

  /** If Paystack matched the BVN with the account, returns the name of the account's holder. */
  async findBvnCheck(
    reference: string,
    account: BankAccountNumber | null
  ): Promise<BvnCheckResult> {
    const isFound = await this.customers.isIdentified(reference)
    if (!isFound) return { reference, status: 'pending', consentUrl: null, name: null }
    const name = account && (await this.resolveAccountName(account))
    return { reference, status: 'verified', consentUrl: null, name }
  }

  async sendTransfer(request: TransferRequest): Promise<Transfer> {
    const { reference, amountKobo, narration } = request
    const recipient = await this.recipientCode(request)
    const transfer = { amount: amountKobo, currency: WALLET_CURRENCY, reference }
    const body = { ...transfer, source: 'balance', recipient, reason: narration }
    try {
      const data = await this.post('/transfer', body, TRANSFER_NOT_ACCEPTED)
      if (data.status === 'otp') {
        logger.error(
          'Paystack asks for a code before each transfer. Switch transfer codes off in its dashboard'
        )
      }
      return parsePaystackTransfer(data, transfer)
    } catch (error) {
      if (!(error instanceof ProviderApiRefused) || !error.isTaken) throw error
      const known = await this.findTransfer({ id: null, reference })
      return known ?? { id: null, reference, status: 'pending', amountKobo, reason: null }
    }
  }

  async findTransfer({ reference }: ProviderLookup): Promise<Transfer | null> {
    const found = await this.api.find(`/transfer/verify/${encodeURIComponent(reference)}`)
    return found === null ? null : parsePaystackTransfer(requireProviderObject(found))
  }

  readWebhook({ rawBody, header }: WebhookRequest) {
    const { secretKey } = this.settings
    const signature = createHmac('sha512', secretKey).update(rawBody).digest('hex')
    if (!isSameSignature(header('x-paystack-signature')?.toLowerCase(), signature)) {
      throw new InvalidWebhookSignature()
    }
    return parsePaystackWebhook(rawBody)
  }

  /** Creates the recipient of a transfer. For the same account, Paystack returns the same one. */
  private async recipientCode({ bankCode, accountNumber, ...request }: TransferRequest) {
    const account = { bank_code: bankCode, account_number: accountNumber }
    const body = { type: 'nuban', name: request.accountName, currency: WALLET_CURRENCY, ...account }
    return requireProviderText(
      await this.post('/transferrecipient', body, TRANSFER_NOT_ACCEPTED),
      'recipient_code'
    )
  }

  private async post(path: string, body: object, refusal: string): Promise<ProviderObject> {
    return requireProviderObject(
      await this.api.requestData({ method: 'POST', path, body, refusal })
    )
  }
}

/** Returns null for an inactive bank. */
function parsePaystackBank(data: ProviderObject): Bank | null {
  if (data.active === false) return null
  return { code: requireProviderText(data, 'code'), name: requireProviderText(data, 'name') }
}
