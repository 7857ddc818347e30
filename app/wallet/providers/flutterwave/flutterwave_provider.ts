import { createHmac } from 'node:crypto'
import {
  type BankAccountNumber,
  type BvnRequest,
  type Charge,
  type CheckoutRequest,
  CURRENCY,
  type Lookup,
  type PaymentProvider,
  ProviderRefused,
  type Transfer,
  type TransferRequest,
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
  readable,
  textIn,
} from '#wallet/providers/company_answers'
import { CompanyApi, CompanyRefused } from '#wallet/providers/company_api'
import {
  bvnCheckIn,
  chargeIn,
  noteIn,
  transferIn,
} from '#wallet/providers/flutterwave/flutterwave_answers'
import { isSame } from '#wallet/providers/signature'

export interface FlutterwaveSettings {
  secretKey: string
  webhookHash: string
  bvn: string | null
  baseUrl: string
  timeoutMs?: number
}

const NOT_FOUND = 'Nothing was found.'

/**
 * Flutterwave v3, with its hosted card page. Amounts are naira; a reference is unique, and sending
 * one again is refused, which is the safe way to retry. Its webhooks carry the secret hash of the
 * dashboard as it is in `verif-hash`, or sign their body with it in `flutterwave-signature`; either
 * way nothing but "look" is believed of them.
 * Source: developer.flutterwave.com (Standard, verify by reference, virtual account numbers,
 * transfers, webhooks) and its client flutterwave-node-v3.
 */
export class FlutterwaveProvider implements PaymentProvider {
  readonly name = 'flutterwave'
  readonly bvnNeedsAccount = false
  private readonly api: CompanyApi

  constructor(private readonly settings: FlutterwaveSettings) {
    this.api = new CompanyApi({ ...settings, yes: 'success', no: 'error' })
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

  chargeOf({ id, reference }: Lookup) {
    if (id === null) return this.chargeByReference(reference)
    return this.chargeAt(`/transactions/${encodeURIComponent(id)}/verify`)
  }

  async openVirtualAccount({ reference, customer, name }: VirtualAccountRequest) {
    const { bvn } = this.settings
    if (!bvn) throw new ProviderRefused('Virtual bank accounts need FLUTTERWAVE_BVN.')
    const { email, firstname, lastname } = customer
    const owner = { email, firstname, lastname, bvn, narration: name }
    const body = { ...owner, is_permanent: true, tx_ref: reference }
    const path = '/virtual-account-numbers'
    const call = { method: 'POST', path, body, refusal: NO_VIRTUAL_ACCOUNT } as const
    const data = asData(await this.api.ask(call))
    return {
      bankName: textIn(data, 'bank_name'),
      accountNumber: textIn(data, 'account_number'),
      accountName: name,
    }
  }

  async chargesInto({ reference }: VirtualAccountKey): Promise<Charge[]> {
    const path = `/transactions?tx_ref=${encodeURIComponent(reference)}`
    const charges = readable(await this.api.ask({ path, refusal: NOT_FOUND }), chargeIn)
    return charges.filter((charge) => charge.reference === reference)
  }

  async banks() {
    const answer = await this.api.ask({ path: '/banks/NG', refusal: NOT_FOUND })
    return readable(answer, (bank) => ({
      code: textIn(bank, 'code'),
      name: textIn(bank, 'name'),
    })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  }

  async accountName({ bankCode, accountNumber }: BankAccountNumber) {
    const body = { account_number: accountNumber, account_bank: bankCode }
    const call = { method: 'POST', path: '/accounts/resolve', body, refusal: NO_ACCOUNT } as const
    return textIn(asData(await this.api.ask(call)), 'account_name')
  }

  async startBvnCheck({ bvn, firstname, lastname, returnUrl }: BvnRequest) {
    const body = { bvn, firstname, lastname, redirect_url: returnUrl }
    const call = { method: 'POST', path: '/bvn/verifications', body, refusal: NO_BVN } as const
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
      if (!(error instanceof CompanyRefused) || !error.isTaken) throw error
      // They have it already: what became of it is the answer, and until it is found it is pending.
      const known = await this.transferOf({ id: null, reference })
      return known ?? { id: null, reference, status: 'pending', amountKobo, reason: null }
    }
  }

  /** By its id where that is known, because they do not look references up for certain. */
  async transferOf({ id, reference }: Lookup): Promise<Transfer | null> {
    const byId = id === null ? null : await this.api.find(`/transfers/${encodeURIComponent(id)}`)
    const path = `/transfers?reference=${encodeURIComponent(reference)}`
    const found =
      asList([byId]).find((transfer) => transfer.reference === reference) ??
      asList(await this.api.find(path)).find((transfer) => transfer.reference === reference)
    return found ? transferIn(found) : null
  }

  readWebhook({ rawBody, header }: WebhookRequest) {
    const { webhookHash } = this.settings
    const signature = createHmac('sha256', webhookHash).update(rawBody).digest('base64')
    const isTheirs =
      isSame(header('verif-hash'), webhookHash) ||
      isSame(header('flutterwave-signature'), signature)
    if (!isTheirs) throw new WrongSignature()
    return noteIn(rawBody)
  }

  private async chargeAt(path: string): Promise<Charge | null> {
    const answer = await this.api.find(path)
    return answer === null ? null : chargeIn(asData(answer))
  }
}
