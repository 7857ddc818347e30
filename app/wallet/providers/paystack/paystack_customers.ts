import { randomBytes } from 'node:crypto'
import type {
  BankAccountNumber,
  BvnCheck,
  BvnRequest,
  VirtualAccountDetails,
  VirtualAccountRequest,
} from '#wallet/providers/contract'
import {
  asData,
  asList,
  NO_BVN,
  NO_VIRTUAL_ACCOUNT,
  textIn,
} from '#wallet/providers/company_answers'
import { type CompanyApi, CompanyRefused, type Data } from '#wallet/providers/company_api'
import { accountIn } from '#wallet/providers/paystack/paystack_answers'
import { customerEmail } from '#wallet/providers/paystack/paystack_customer'

const UNDER_WAY = /already|in progress|being (created|assigned)/i

/** Whom Paystack opens virtual accounts for, and looks BVNs up of. */
export class PaystackCustomers {
  constructor(
    private readonly api: CompanyApi,
    private readonly secretKey: string
  ) {}

  async openVirtualAccount({
    reference,
    customer,
  }: VirtualAccountRequest): Promise<VirtualAccountDetails | null> {
    const person = {
      email: customerEmail(customer.email, reference),
      first_name: customer.firstname,
      last_name: customer.lastname,
      ...(customer.phoneNumber && { phone: customer.phoneNumber }),
    }
    const code = await this.codeOf(person, NO_VIRTUAL_ACCOUNT)
    const known = await this.customer(code)
    const accounts = asList([known.dedicated_account, ...asList(known.dedicated_accounts)])
    const [account] = accounts.flatMap((data) => accountIn(data) ?? [])
    if (account) return account
    const body = { customer: code, ...(await this.preferredBank()) }
    const call = {
      method: 'POST',
      path: '/dedicated_account',
      body,
      refusal: NO_VIRTUAL_ACCOUNT,
    } as const
    try {
      return accountIn(asData(await this.api.ask(call)))
    } catch (error) {
      const isUnderWay = error instanceof CompanyRefused && UNDER_WAY.test(error.theirWords)
      if (!isUnderWay) throw error
      return null
    }
  }

  /** They answer 202, and what they found is told by webhook and stands on the customer. */
  async identify(request: BvnRequest & { account: BankAccountNumber }): Promise<BvnCheck> {
    const { bvn, firstname, lastname, email, account } = request
    const names = { first_name: firstname, last_name: lastname }
    const attempt = `bvn${randomBytes(6).toString('hex')}`
    const code = await this.codeOf({ email: customerEmail(email, attempt), ...names }, NO_BVN)
    const path = `/customer/${encodeURIComponent(code)}/identification`
    const theirs = { bank_code: account.bankCode, account_number: account.accountNumber }
    const body = { country: 'NG', type: 'bank_account', bvn, ...theirs, ...names }
    await this.api.ask({ method: 'POST', path, body, refusal: NO_BVN })
    return { reference: code, status: 'pending', consentUrl: null, name: null }
  }

  async isIdentified(code: string): Promise<boolean> {
    const { identified } = await this.customer(code)
    return identified === true
  }

  /** The same address is the same customer. */
  private async codeOf(body: Data, refusal: string): Promise<string> {
    const call = { method: 'POST', path: '/customer', body, refusal } as const
    return textIn(asData(await this.api.ask(call)), 'customer_code')
  }

  private async customer(code: string): Promise<Data> {
    const path = `/customer/${encodeURIComponent(code)}`
    return asData(await this.api.ask({ path, refusal: 'Nothing was found.' }))
  }

  /** Which banks there are depends on the business, and a test key has one of its own. */
  private async preferredBank() {
    if (this.secretKey.startsWith('sk_test_')) return { preferred_bank: 'test-bank' }
    const path = '/dedicated_account/available_providers'
    const [bank] = asList(await this.api.ask({ path, refusal: NO_VIRTUAL_ACCOUNT }))
    return bank ? { preferred_bank: textIn(bank, 'provider_slug') } : {}
  }
}
