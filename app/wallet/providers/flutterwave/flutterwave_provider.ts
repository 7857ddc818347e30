import { createHmac } from 'node:crypto'
import {
  type BankAccountNumber,
  type BvnRequest,
  type Charge,
  type CheckoutRequest,
  WALLET_CURRENCY,
  type ProviderLookup,
  type PaymentProvider,
  ProviderRefused,
  type Transfer,
  type TransferRequest,
  type VirtualAccountKey,
  type VirtualAccountRequest,
  type WebhookRequest,
  InvalidWebhookSignature,
} from '#wallet/providers/payment_provider'
import {
  requireProviderObject,
  toProviderObjects,
  requireHttpsUrl,
  BANK_ACCOUNT_NOT_FOUND,
  BVN_NOT_VERIFIED,
  CHECKOUT_UNAVAILABLE,
  TRANSFER_NOT_ACCEPTED,
  VIRTUAL_ACCOUNT_NOT_OPENED,
  readProviderRows,
  requireProviderText,
} from '#wallet/providers/provider_responses'
import { ProviderApi, ProviderApiRefused } from '#wallet/providers/provider_api'
import {
  parseFlutterwaveBvnCheck,
  parseFlutterwaveCharge,
  parseFlutterwaveWebhook,
  parseFlutterwaveTransfer,
} from '#wallet/providers/flutterwave/flutterwave_responses'
import { isSameSignature } from '#wallet/providers/compare_signature'

export interface FlutterwaveSettings {
  secretKey: string
  webhookHash: string
  bvn: string | null
  baseUrl: string
  timeoutMs?: number
}

const NOT_FOUND = 'Nothing was found.'

/**
 * Flutterwave v3 with its hosted card page. Amounts are in naira. A reused reference is refused, so
 * retries are safe. Webhooks carry the dashboard's secret hash in `verif-hash`, or the body's HMAC
 * with that hash in `flutterwave-signature`. A webhook only triggers a lookup.
 * Source: developer.flutterwave.com (Standard, verify by reference, virtual account numbers,
 * transfers, webhooks) and its client flutterwave-node-v3.
 */
export class FlutterwaveProvider implements PaymentProvider {
  readonly name = 'flutterwave'
  readonly bvnNeedsAccount = false
  private readonly api: ProviderApi

  constructor(private readonly settings: FlutterwaveSettings) {
    this.api = new ProviderApi({ ...settings, yes: 'success', no: 'error' })
  }

  async openCheckout({ reference, amountKobo, customer, returnUrl }: CheckoutRequest) {
    const body = {
      tx_ref: reference,
      amount: amountKobo / 100,
      currency: WALLET_CURRENCY,
      redirect_url: returnUrl,
      payment_options: 'card',
      customer,
    }
    const call = { method: 'POST', path: '/payments', body, refusal: CHECKOUT_UNAVAILABLE } as const
    return {
      url: requireHttpsUrl(
        requireProviderText(requireProviderObject(await this.api.requestData(call)), 'link')
      ),
    }
  }

  findChargeByReference(reference: string) {
    const path = `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(reference)}`
    return this.chargeAt(path)
  }

  findCharge({ id, reference }: ProviderLookup) {
    if (id === null) return this.findChargeByReference(reference)
    return this.chargeAt(`/transactions/${encodeURIComponent(id)}/verify`)
  }

  async openVirtualAccount({ reference, customer, name }: VirtualAccountRequest) {
    const { bvn } = this.settings
    if (!bvn) throw new ProviderRefused('Virtual bank accounts need FLUTTERWAVE_BVN.')
    const { email, firstname, lastname } = customer
    const owner = { email, firstname, lastname, bvn, narration: name }
    const body = { ...owner, is_permanent: true, tx_ref: reference }
    const path = '/virtual-account-numbers'
    const call = { method: 'POST', path, body, refusal: VIRTUAL_ACCOUNT_NOT_OPENED } as const
    const data = requireProviderObject(await this.api.requestData(call))
    return {
      bankName: requireProviderText(data, 'bank_name'),
      accountNumber: requireProviderText(data, 'account_number'),
      accountName: name,
    }
  }

  async listAccountCharges({ reference }: VirtualAccountKey): Promise<Charge[]> {
    const path = `/transactions?tx_ref=${encodeURIComponent(reference)}`
    const charges = readProviderRows(
      await this.api.requestData({ path, refusal: NOT_FOUND }),
      parseFlutterwaveCharge
    )
    return charges.filter((charge) => charge.reference === reference)
  }

  async listBanks() {
    const answer = await this.api.requestData({ path: '/banks/NG', refusal: NOT_FOUND })
    return readProviderRows(answer, (bank) => ({
      code: requireProviderText(bank, 'code'),
      name: requireProviderText(bank, 'name'),
    })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  }

  async resolveAccountName({ bankCode, accountNumber }: BankAccountNumber) {
    const body = { account_number: accountNumber, account_bank: bankCode }
    const call = {
      method: 'POST',
      path: '/accounts/resolve',
      body,
      refusal: BANK_ACCOUNT_NOT_FOUND,
    } as const
    return requireProviderText(
      requireProviderObject(await this.api.requestData(call)),
      'account_name'
    )
  }

  async startBvnCheck({ bvn, firstname, lastname, returnUrl }: BvnRequest) {
    const body = { bvn, firstname, lastname, redirect_url: returnUrl }
    const call = {
      method: 'POST',
      path: '/bvn/verifications',
      body,
      refusal: BVN_NOT_VERIFIED,
    } as const
    return parseFlutterwaveBvnCheck(requireProviderObject(await this.api.requestData(call)))
  }

  async findBvnCheck(reference: string) {
    const path = `/bvn/verifications/${encodeURIComponent(reference)}`
    const data = requireProviderObject(await this.api.requestData({ path, refusal: NOT_FOUND }))
    return parseFlutterwaveBvnCheck({ ...data, reference })
  }

  async sendTransfer(request: TransferRequest): Promise<Transfer> {
    const { reference, amountKobo, bankCode, accountNumber, narration } = request
    const body = {
      account_bank: bankCode,
      account_number: accountNumber,
      amount: amountKobo / 100,
      currency: WALLET_CURRENCY,
      narration,
      reference,
    }
    const call = {
      method: 'POST',
      path: '/transfers',
      body,
      refusal: TRANSFER_NOT_ACCEPTED,
    } as const
    try {
      return parseFlutterwaveTransfer(requireProviderObject(await this.api.requestData(call)))
    } catch (error) {
      if (!(error instanceof ProviderApiRefused) || !error.isTaken) throw error
      // The reference is a duplicate: return its transfer, or `pending` until it can be found.
      const known = await this.findTransfer({ id: null, reference })
      return known ?? { id: null, reference, status: 'pending', amountKobo, reason: null }
    }
  }

  /** Looks up by id if it is known, because lookup by reference is not reliable. */
  async findTransfer({ id, reference }: ProviderLookup): Promise<Transfer | null> {
    const byId = id === null ? null : await this.api.find(`/transfers/${encodeURIComponent(id)}`)
    const path = `/transfers?reference=${encodeURIComponent(reference)}`
    const found =
      toProviderObjects([byId]).find((transfer) => transfer.reference === reference) ??
      toProviderObjects(await this.api.find(path)).find(
        (transfer) => transfer.reference === reference
      )
    return found ? parseFlutterwaveTransfer(found) : null
  }

  readWebhook({ rawBody, header }: WebhookRequest) {
    const { webhookHash } = this.settings
    const signature = createHmac('sha256', webhookHash).update(rawBody).digest('base64')
    const isTheirs =
      isSameSignature(header('verif-hash'), webhookHash) ||
      isSameSignature(header('flutterwave-signature'), signature)
    if (!isTheirs) throw new InvalidWebhookSignature()
    return parseFlutterwaveWebhook(rawBody)
  }

  private async chargeAt(path: string): Promise<Charge | null> {
    const answer = await this.api.find(path)
    return answer === null ? null : parseFlutterwaveCharge(requireProviderObject(answer))
  }
}
