import {
  type BankAccountNumber,
  type BvnCheckResult,
  type BvnRequest,
  type CheckoutRequest,
  type ProviderLookup,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
  type TransferRequest,
  type VirtualAccountKey,
  type VirtualAccountRequest,
  type ProviderWebhook,
  type WebhookRequest,
  InvalidWebhookSignature,
} from '#wallet/providers/payment_provider'
import { sandboxAccountOwner, SANDBOX_BANKS } from '#wallet/providers/sandbox/sandbox_banks'
import * as charges from '#wallet/providers/sandbox/sandbox_charges'
import * as transfers from '#wallet/providers/sandbox/sandbox_transfers'
import { SANDBOX_SIGNATURE, isSandboxSignature } from '#wallet/providers/sandbox/sandbox_signature'

/**
 * A simulated provider without a network, for development, demonstrations and tests. Stores its
 * state in the tables `sandbox_*`. Its card page offers the outcomes of a card payment; magic
 * numbers trigger other failures:
 *
 * - checkout amount ending in .51: no card page; .52: a card page, but no answer to us; .53: the
 * result of the charge stays unknown;
 * - bank account ending in 0000: no such account; 0001: the transfer fails; 0002: it stays pending;
 * 0003: slow (`paceSeconds`); 0004: sent, but no answer to us; 0005: no answer to a name enquiry;
 * 0006: accepted, then fails after `paceSeconds`;
 * - BVN ending in 0000: belongs to another person; 0001: to Ngozi Umeh; 0005: no answer.
 */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox'
  readonly bvnNeedsAccount = false

  constructor(private paceSeconds: number) {}

  async openCheckout({ reference, amountKobo, customer, returnUrl }: CheckoutRequest) {
    if (amountKobo % 100 === 51) {
      throw new ProviderRefused('The card page cannot be opened for this amount.')
    }
    await charges.openSandboxCheckout({ reference, amountKobo, name: customer.name, returnUrl })
    if (amountKobo % 100 === 52) throw new ProviderUnavailable()
    // The URL has no host, so that the browser stays on the host where it is signed in.
    return { url: `/dev/card/${reference}` }
  }

  findChargeByReference(reference: string) {
    return charges.findCheckoutCharge(reference)
  }

  async findCharge({ id }: ProviderLookup) {
    return id === null ? null : charges.findSandboxChargeById(id)
  }

  async openVirtualAccount({ reference, name }: VirtualAccountRequest) {
    const account = await charges.openSandboxAccount(reference, name)
    return { bankName: 'Sandbox Bank', ...account }
  }

  listAccountCharges({ reference }: VirtualAccountKey) {
    return charges.listSandboxAccountCharges(reference)
  }

  async listBanks() {
    return [...SANDBOX_BANKS]
  }

  async resolveAccountName({ bankCode, accountNumber }: BankAccountNumber) {
    if (accountNumber.endsWith('0005')) throw new ProviderUnavailable()
    const isKnown = SANDBOX_BANKS.some(({ code }) => code === bankCode)
    if (!isKnown || !/^\d{10}$/.test(accountNumber) || accountNumber.endsWith('0000')) {
      throw new ProviderRefused('There is no such account at this bank. Please check the number.')
    }
    return sandboxAccountOwner(bankCode, accountNumber)
  }

  async startBvnCheck({ bvn, firstname, lastname }: BvnRequest): Promise<BvnCheckResult> {
    if (bvn.endsWith('0005')) throw new ProviderUnavailable()
    if (!/^\d{11}$/.test(bvn)) throw new ProviderRefused('A BVN has eleven digits.')
    const isTheirs = !bvn.endsWith('0000')
    // The reference encodes the result, so that BVN checks need no table.
    const name = bvn.endsWith('0001') ? 'UMEH NGOZI' : `${firstname} ${lastname}`
    const answer = { isTheirs, name }
    return this.findBvnCheck(Buffer.from(JSON.stringify(answer)).toString('base64url'))
  }

  async findBvnCheck(reference: string): Promise<BvnCheckResult> {
    const { isTheirs, name } = JSON.parse(Buffer.from(reference, 'base64url').toString())
    return {
      reference,
      consentUrl: null,
      ...(isTheirs ? { status: 'verified', name } : { status: 'refused', name: null }),
    }
  }

  sendTransfer(request: TransferRequest) {
    return transfers.sendSandboxTransfer(request, this.paceSeconds)
  }

  findTransfer({ reference }: ProviderLookup) {
    return transfers.findSandboxTransfer(reference)
  }

  readWebhook({ rawBody, header }: WebhookRequest): ProviderWebhook | null {
    if (!isSandboxSignature(header(SANDBOX_SIGNATURE), rawBody)) throw new InvalidWebhookSignature()
    const { event, id, reference } = JSON.parse(rawBody)
    if (event === 'charge') return { about: 'charge', id: String(id), reference: String(reference) }
    if (event === 'transfer') return { about: 'transfer', id: null, reference: String(reference) }
    return null
  }
}
