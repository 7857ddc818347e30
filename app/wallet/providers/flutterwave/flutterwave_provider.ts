import {
  type BankAccountNumber,
  type BvnRequest,
  type Charge,
  type CheckoutRequest,
  CURRENCY,
  type PaymentProvider,
  ProviderRefused,
  type Transfer,
  type TransferRequest,
  type VirtualAccountRequest,
  type WebhookRequest,
  WrongSignature,
} from '#wallet/providers/contract'
import {
  bvnCheckIn,
  chargeIn,
  noteIn,
  transferIn,
} from '#wallet/providers/flutterwave/flutterwave_answers'
import {
  asData,
  asList,
  FlutterwaveApi,
  FlutterwaveRefused,
  type FlutterwaveSettings,
  textIn,
} from '#wallet/providers/flutterwave/flutterwave_api'
import { isSame } from '#wallet/providers/signature'

const NO_ACCOUNT = 'There is no such account at this bank. Please check the number.'
const NO_CARD_PAGE = 'The card page could not be opened. Please try another way to pay.'
const NO_TRANSFER = 'The transfer was not accepted.'
const NOT_FOUND = 'Nothing was found.'

/**
 * Flutterwave v3, with its hosted card page. Amounts are naira; a reference is unique, and sending
 * one again is refused, which is the safe way to retry. Its webhooks carry the secret hash of the
 * dashboard as it is in `verif-hash`, over any body, so nothing but "look" is believed of them.
 * Source: developer.flutterwave.com (Standard, verify by reference, virtual account numbers,
 * transfers, webhooks) and its client flutterwave-node-v3.
 */
export class FlutterwaveProvider implements PaymentProvider {
  readonly name = 'flutterwave'
  private readonly api: FlutterwaveApi

  constructor(private readonly settings: FlutterwaveSettings) {
    this.api = new FlutterwaveApi(settings)
  }

  async openCheckout({ reference, amountKobo, customer, returnUrl }: CheckoutRequest) {
    const body = {
      tx_ref: reference,
      amount: amountKobo / 100,
      currency: CURRENCY,
      redirect_url: returnUrl,
      payment_options: 'card',
      customer,
    }
    const call = { method: 'POST', path: '/payments', body, refusal: NO_CARD_PAGE } as const
    return { url: httpsUrl(textIn(asData(await this.api.ask(call)), 'link')) }
  }

  chargeByReference(reference: string) {
    const path = `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`
    return this.chargeAt(path)
  }

  chargeById(id: string) {
    return this.chargeAt(`/transactions/${encodeURIComponent(id)}/verify`)
  }

  async openVirtualAccount({ reference, customer, name }: VirtualAccountRequest) {
    const { bvn } = this.settings
    if (!bvn) throw new ProviderRefused('Virtual bank accounts need FLUTTERWAVE_BVN.')
    const body = { ...customer, is_permanent: true, bvn, tx_ref: reference, narration: name }
    const refusal = 'A virtual bank account could not be opened.'
    const call = { method: 'POST', path: '/virtual-account-numbers', body, refusal } as const
    const data = asData(await this.api.ask(call))
    return {
      bankName: textIn(data, 'bank_name'),
      accountNumber: textIn(data, 'account_number'),
      accountName: name,
    }
  }

  async chargesInto(virtualAccountReference: string): Promise<Charge[]> {
    const path = `/transactions?tx_ref=${encodeURIComponent(virtualAccountReference)}`
    const charges = asList(await this.api.ask({ path, refusal: NOT_FOUND })).map(chargeIn)
    return charges.filter(({ reference }) => reference === virtualAccountReference)
  }

  async banks() {
    const banks = asList(await this.api.ask({ path: '/banks/NG', refusal: NOT_FOUND }))
    return banks
      .map((bank) => ({ code: textIn(bank, 'code'), name: textIn(bank, 'name') }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  }

  async accountName({ bankCode, accountNumber }: BankAccountNumber) {
    const body = { account_number: accountNumber, account_bank: bankCode }
    const call = { method: 'POST', path: '/accounts/resolve', body, refusal: NO_ACCOUNT } as const
    return textIn(asData(await this.api.ask(call)), 'account_name')
  }

  async startBvnCheck({ bvn, firstname, lastname, returnUrl }: BvnRequest) {
    const body = { bvn, firstname, lastname, redirect_url: returnUrl }
    const refusal = 'This BVN could not be verified. Please check the number.'
    const call = { method: 'POST', path: '/bvn/verifications', body, refusal } as const
    return bvnCheckIn(asData(await this.api.ask(call)))
  }

  async bvnCheck(reference: string) {
    const path = `/bvn/verifications/${encodeURIComponent(reference)}`
    const data = asData(await this.api.ask({ path, refusal: NOT_FOUND }))
    return bvnCheckIn({ ...data, reference })
  }

  async send(request: TransferRequest): Promise<Transfer> {
    const { reference, amountKobo, bankCode, accountNumber, narration } = request
    const body = {
      account_bank: bankCode,
      account_number: accountNumber,
      amount: amountKobo / 100,
      currency: CURRENCY,
      narration,
      reference,
    }
    const call = { method: 'POST', path: '/transfers', body, refusal: NO_TRANSFER } as const
    try {
      return transferIn(asData(await this.api.ask(call)))
    } catch (error) {
      if (!isTaken(error)) throw error
      // They have it already: what became of it is the answer, and until it is found it is pending.
      const known = await this.transferByReference(reference)
      return known ?? { id: reference, reference, status: 'pending', amountKobo, reason: null }
    }
  }

  async transferByReference(reference: string): Promise<Transfer | null> {
    const path = `/transfers?reference=${encodeURIComponent(reference)}`
    const answer = await this.orNull(() => this.api.ask({ path, refusal: NOT_FOUND }))
    const found = asList(answer).find((transfer) => transfer.reference === reference)
    return found ? transferIn(found) : null
  }

  readWebhook({ rawBody, header }: WebhookRequest) {
    if (!isSame(header('verif-hash'), this.settings.webhookHash)) throw new WrongSignature()
    return noteIn(rawBody)
  }

  private async chargeAt(path: string): Promise<Charge | null> {
    const answer = await this.orNull(() => this.api.ask({ path, refusal: NOT_FOUND }))
    return answer === null ? null : chargeIn(asData(answer))
  }

  /** Asked for something that it does not have, it says no. */
  private async orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof FlutterwaveRefused) return null
      throw error
    }
  }
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof FlutterwaveRefused &&
    /reference/i.test(error.theirWords) &&
    /exist|duplicate|already/i.test(error.theirWords)
  )
}

/** A page of ours sends the browser there. */
function httpsUrl(link: string): string {
  const isSafe = URL.canParse(link) && new URL(link).protocol === 'https:'
  if (!isSafe) throw new ProviderRefused(NO_CARD_PAGE)
  return link
}
