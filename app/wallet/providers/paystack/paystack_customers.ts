import { randomBytes } from 'node:crypto'
import type {
  BankAccountNumber,
  BvnCheckResult,
  BvnRequest,
  VirtualAccountDetails,
  VirtualAccountRequest,
} from '#wallet/providers/payment_provider'
import {
  requireProviderObject,
  toProviderObjects,
  BVN_NOT_VERIFIED,
  VIRTUAL_ACCOUNT_NOT_OPENED,
  requireProviderText,
  type ProviderObject,
} from '#wallet/providers/provider_responses'
import { type ProviderApi, ProviderApiRefused } from '#wallet/providers/provider_api'
import { parsePaystackAccount } from '#wallet/providers/paystack/paystack_responses'
import { paystackCustomerEmail } from '#wallet/providers/paystack/paystack_customer_email'

const IN_PROGRESS = /already|in progress|being (created|assigned)/i

export class PaystackCustomers {
  constructor(
    private readonly api: ProviderApi,
    private readonly secretKey: string
  ) {}

  async openVirtualAccount({
    reference,
    customer,
  }: VirtualAccountRequest): Promise<VirtualAccountDetails | null> {
    const person = {
      email: paystackCustomerEmail(customer.email, reference),
      first_name: customer.firstname,
      last_name: customer.lastname,
      ...(customer.phoneNumber && { phone: customer.phoneNumber }),
    }
    const code = await this.codeOf(person, VIRTUAL_ACCOUNT_NOT_OPENED)
    const known = await this.customer(code)
    const accounts = toProviderObjects([
      known.dedicated_account,
      ...toProviderObjects(known.dedicated_accounts),
    ])
    const [account] = accounts.flatMap((data) => parsePaystackAccount(data) ?? [])
    if (account) return account
    const body = { customer: code, ...(await this.preferredBank()) }
    const call = {
      method: 'POST',
      path: '/dedicated_account',
      body,
      refusal: VIRTUAL_ACCOUNT_NOT_OPENED,
    } as const
    try {
      return parsePaystackAccount(requireProviderObject(await this.api.requestData(call)))
    } catch (error) {
      const isUnderWay = error instanceof ProviderApiRefused && IN_PROGRESS.test(error.reason)
      if (!isUnderWay) throw error
      return null
    }
  }

  /** Starts the check of a BVN. A webhook and the customer's `identified` give the result later. */
  async identify(request: BvnRequest & { account: BankAccountNumber }): Promise<BvnCheckResult> {
    const { bvn, firstname, lastname, email, account } = request
    const names = { first_name: firstname, last_name: lastname }
    const attempt = `bvn${randomBytes(6).toString('hex')}`
    const code = await this.codeOf(
      { email: paystackCustomerEmail(email, attempt), ...names },
      BVN_NOT_VERIFIED
    )
    const path = `/customer/${encodeURIComponent(code)}/identification`
    const bankAccount = { bank_code: account.bankCode, account_number: account.accountNumber }
    const body = { country: 'NG', type: 'bank_account', bvn, ...bankAccount, ...names }
    await this.api.requestData({ method: 'POST', path, body, refusal: BVN_NOT_VERIFIED })
    return { reference: code, status: 'pending', consentUrl: null, name: null }
  }

  async isIdentified(code: string): Promise<boolean> {
    const { identified } = await this.customer(code)
    return identified === true
  }

  /** Returns the code of the customer with this e-mail address, whom it creates if necessary. */
  private async codeOf(body: ProviderObject, refusal: string): Promise<string> {
    const call = { method: 'POST', path: '/customer', body, refusal } as const
    return requireProviderText(
      requireProviderObject(await this.api.requestData(call)),
      'customer_code'
    )
  }

  private async customer(code: string): Promise<ProviderObject> {
    const path = `/customer/${encodeURIComponent(code)}`
    return requireProviderObject(
      await this.api.requestData({ path, refusal: 'Nothing was found.' })
    )
  }

  /** Returns a bank that offers virtual accounts to our business; for test keys, the test bank. */
  private async preferredBank() {
    if (this.secretKey.startsWith('sk_test_')) return { preferred_bank: 'test-bank' }
    const path = '/dedicated_account/available_providers'
    const [bank] = toProviderObjects(
      await this.api.requestData({ path, refusal: VIRTUAL_ACCOUNT_NOT_OPENED })
    )
    return bank ? { preferred_bank: requireProviderText(bank, 'provider_slug') } : {}
  }
}
