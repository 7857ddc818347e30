import { createHmac, randomBytes } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import {
  type Bank,
  type BankAccountNumber,
  type BvnCheck,
  type BvnRequest,
  type Charge,
  type CheckoutRequest,
  CURRENCY,
  type Lookup,
  type PaymentProvider,
  ProviderRefused,
  ReferenceTaken,
  type Transfer,
  type TransferRequest,
  type VirtualAccountDetails,
  type VirtualAccountKey,
  type VirtualAccountRequest,
  type WebhookRequest,
  WrongSignature,
} from '#wallet/providers/contract'
import {
  asData,
  asList,
  httpsUrl,
  NO_ACCOUNT,
  NO_BVN,
  NO_CARD_PAGE,
  NO_TRANSFER,
  NO_VIRTUAL_ACCOUNT,
  partOf,
  readable,
  textIn,
  textOrNull,
} from '#wallet/providers/company_answers'
import { CompanyApi, CompanyRefused, type Data } from '#wallet/providers/company_api'
import {
  accountIn,
  chargeIn,
  noteIn,
  transferIn,
} from '#wallet/providers/paystack/paystack_answers'
import { customerEmail } from '#wallet/providers/paystack/paystack_customer'
import { isSame } from '#wallet/providers/signature'

export interface PaystackSettings {
  secretKey: string
  baseUrl: string
  timeoutMs?: number
}

const NOT_FOUND = 'Nothing was found.'
const ACCOUNT_NEEDED =
  'Please choose a bank of yours and type your account number there too: the two are checked together.'

const UNDER_WAY = /already|in progress|being (created|assigned)/i

/** More than Nigeria has banks. */
const MOST_BANK_PAGES = 20

/**
 * Paystack, with its hosted card page. Amounts are kobo; a reference is unique and sending one again
 * is refused, which is the safe way to retry. Its webhooks are signed with the secret key.
 * Source: github.com/PaystackOSS/openapi and paystack.com/docs (transactions, transfers, dedicated
 * virtual accounts, customer validation, webhooks).
 */
export class PaystackProvider implements PaymentProvider {
  readonly name = 'paystack'
  readonly bvnNeedsAccount = true
  private readonly api: CompanyApi

  constructor(private readonly settings: PaystackSettings) {
    this.api = new CompanyApi({ ...settings, yes: true, no: false })
  }

  async openCheckout({ reference, amountKobo, customer, returnUrl }: CheckoutRequest) {
    const body = {
      email: customer.email,
      amount: amountKobo,
      currency: CURRENCY,
      reference,
      callback_url: returnUrl,
      channels: ['card'],
    }
    try {
      const data = await this.post('/transaction/initialize', body, NO_CARD_PAGE)
      return { url: httpsUrl(textIn(data, 'authorization_url')) }
    } catch (error) {
      if (error instanceof CompanyRefused && error.isTaken) throw new ReferenceTaken(NO_CARD_PAGE)
      throw error
    }
  }

  async chargeByReference(reference: string): Promise<Charge | null> {
    const found = await this.api.find(`/transaction/verify/${encodeURIComponent(reference)}`)
    return found === null ? null : chargeIn(asData(found))
  }

  /** Each charge has a reference of its own, those into virtual accounts too. */
  chargeOf({ reference }: Lookup) {
    return this.chargeByReference(reference)
  }

  async openVirtualAccount({
    reference,
    customer,
  }: VirtualAccountRequest): Promise<VirtualAccountDetails | null> {
    const code = await this.customerCode({
      email: customerEmail(customer.email, reference),
      first_name: customer.firstname,
      last_name: customer.lastname,
      ...(customer.phoneNumber && { phone: customer.phoneNumber }),
    })
    const known = await this.customer(code)
    const accounts = asList([known.dedicated_account, ...asList(known.dedicated_accounts)])
    const [account] = accounts.flatMap((data) => accountIn(data) ?? [])
    if (account) return account
    const body = { customer: code, ...(await this.preferredBank()) }
    try {
      return accountIn(await this.post('/dedicated_account', body, NO_VIRTUAL_ACCOUNT))
    } catch (error) {
      const isUnderWay = error instanceof CompanyRefused && UNDER_WAY.test(error.theirWords)
      if (!isUnderWay) throw error
      return null
    }
  }

  async chargesInto({ accountNumber }: VirtualAccountKey): Promise<Charge[]> {
    const query = new URLSearchParams({ virtual_account_number: accountNumber, perPage: '100' })
    const found = await this.api.ask({ path: `/transaction?${query}`, refusal: NOT_FOUND })
    const charges = readable(found, chargeIn)
    // Of another account, or of a card, where they do not know this filter.
    return charges.filter(
      (charge) => charge !== null && charge.accountNumber === accountNumber
    ) as Charge[]
  }

  async banks() {
    const banks = new Map<string, Bank>()
    let next: string | null = ''
    for (let pages = 0; next !== null && pages < MOST_BANK_PAGES; pages++) {
      const query = new URLSearchParams({ country: 'nigeria', currency: CURRENCY, perPage: '100' })
      query.set('use_cursor', 'true')
      if (next) query.set('next', next)
      const answer = await this.api.answerTo({ path: `/bank?${query}`, refusal: NOT_FOUND })
      for (const bank of readable(answer.data, bankIn)) if (bank) banks.set(bank.code, bank)
      next = textOrNull(partOf(answer, 'meta'), 'next')
    }
    return [...banks.values()].toSorted((a, b) => a.name.localeCompare(b.name))
  }

  async accountName({ bankCode, accountNumber }: BankAccountNumber) {
    const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode })
    const found = await this.api.ask({ path: `/bank/resolve?${query}`, refusal: NO_ACCOUNT })
    return textIn(asData(found), 'account_name')
  }

  /** They answer 202, and what they found is told by webhook and stands on the customer. */
  async startBvnCheck(request: BvnRequest): Promise<BvnCheck> {
    const { bvn, firstname, lastname, email, account } = request
    if (!account) throw new ProviderRefused(ACCOUNT_NEEDED)
    await this.accountName(account)
    const names = { first_name: firstname, last_name: lastname }
    const attempt = `bvn${randomBytes(6).toString('hex')}`
    const code = await this.customerCode({ email: customerEmail(email, attempt), ...names })
    const path = `/customer/${encodeURIComponent(code)}/identification`
    const { bankCode: bank_code, accountNumber: account_number } = account
    const body = { country: 'NG', type: 'bank_account', bvn, bank_code, account_number, ...names }
    await this.api.ask({ method: 'POST', path, body, refusal: NO_BVN })
    return { reference: code, status: 'pending', consentUrl: null, name: null }
  }

  /** The name is the bank's, of the account that they found to be of the same person. */
  async bvnCheck(reference: string, account: BankAccountNumber | null): Promise<BvnCheck> {
    const { identified } = await this.customer(reference)
    if (identified !== true) return { reference, status: 'pending', consentUrl: null, name: null }
    const name = account && (await this.accountName(account))
    return { reference, status: 'verified', consentUrl: null, name }
  }

  async send(request: TransferRequest): Promise<Transfer> {
    const { reference, amountKobo, narration } = request
    const recipient = await this.recipientCode(request)
    const asked = { amount: amountKobo, currency: CURRENCY, reference }
    const body = { ...asked, source: 'balance', recipient, reason: narration }
    try {
      const data = await this.post('/transfer', body, NO_TRANSFER)
      if (data.status === 'otp') {
        logger.error('Paystack asks for a code before it pays out: switch transfer codes off there')
      }
      return transferIn(data, asked)
    } catch (error) {
      if (!(error instanceof CompanyRefused) || !error.isTaken) throw error
      const known = await this.transferOf({ id: null, reference })
      return known ?? { id: null, reference, status: 'pending', amountKobo, reason: null }
    }
  }

  async transferOf({ reference }: Lookup): Promise<Transfer | null> {
    const found = await this.api.find(`/transfer/verify/${encodeURIComponent(reference)}`)
    return found === null ? null : transferIn(asData(found))
  }

  readWebhook({ rawBody, header }: WebhookRequest) {
    const { secretKey } = this.settings
    const signature = createHmac('sha512', secretKey).update(rawBody).digest('hex')
    if (!isSame(header('x-paystack-signature')?.toLowerCase(), signature)) {
      throw new WrongSignature()
    }
    return noteIn(rawBody)
  }

  /** The same account gets the same recipient, however often it is asked for. */
  private async recipientCode({ bankCode, accountNumber, ...request }: TransferRequest) {
    const account = { bank_code: bankCode, account_number: accountNumber }
    const body = { type: 'nuban', name: request.accountName, currency: CURRENCY, ...account }
    return textIn(await this.post('/transferrecipient', body, NO_TRANSFER), 'recipient_code')
  }

  /** The same address is the same customer. */
  private async customerCode(customer: Data): Promise<string> {
    return textIn(await this.post('/customer', customer, NO_VIRTUAL_ACCOUNT), 'customer_code')
  }

  private async customer(code: string): Promise<Data> {
    const path = `/customer/${encodeURIComponent(code)}`
    return asData(await this.api.ask({ path, refusal: NOT_FOUND }))
  }

  /** Which banks there are depends on the business, and a test key has one of its own. */
  private async preferredBank() {
    if (this.settings.secretKey.startsWith('sk_test_')) return { preferred_bank: 'test-bank' }
    const path = '/dedicated_account/available_providers'
    const [bank] = asList(await this.api.ask({ path, refusal: NO_VIRTUAL_ACCOUNT }))
    return bank ? { preferred_bank: textIn(bank, 'provider_slug') } : {}
  }

  private async post(path: string, body: object, refusal: string): Promise<Data> {
    return asData(await this.api.ask({ method: 'POST', path, body, refusal }))
  }
}

/** Null for one that takes nothing any more. */
function bankIn(data: Data): Bank | null {
  if (data.active === false) return null
  return { code: textIn(data, 'code'), name: textIn(data, 'name') }
}
