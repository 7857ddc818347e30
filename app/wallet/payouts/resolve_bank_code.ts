import { namesMatch } from '#wallet/payouts/match_names'
import type PayoutAccount from '#wallet/payouts/models/payout_account'
import { type PaymentProvider, ProviderRefused } from '#wallet/providers/payment_provider'

/** Three-digit codes are the Central Bank's and universal. Others are specific to a provider. */
const CENTRAL_BANK_CODE = /^\d{3}$/

class RelinkRequired extends ProviderRefused {
  constructor() {
    super(
      'We can no longer find this account at its bank. Please link it again, then withdraw to it.'
    )
  }
}

/** Rechecks the holder for another provider's account. Throws RelinkRequired if uncertain. */
export async function resolveBankCode(provider: PaymentProvider, account: PayoutAccount) {
  const { bankCode, bankName, accountNumber, accountName } = account
  if (account.provider === null || account.provider === provider.name) return bankCode
  const banks = await provider.banks()
  const sameName = banks.filter(
    ({ name }) => normalizeBankName(name) === normalizeBankName(bankName)
  )
  const sameCode = banks.filter(({ code }) => code === bankCode && CENTRAL_BANK_CODE.test(code))
  const [bank, ...others] = sameCode.length > 0 ? sameCode : sameName
  if (!bank || others.length > 0) throw new RelinkRequired()
  const owner = await provider.accountName({ bankCode: bank.code, accountNumber })
  if (!namesMatch(owner, accountName)) throw new RelinkRequired()
  return bank.code
}

function normalizeBankName(name: string): string {
  return name.toLowerCase().replace(/\b(plc|limited|ltd|nigeria)\b|[^a-z0-9]/g, '')
}
