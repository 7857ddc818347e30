import type { Caller } from '#identity/sessions/caller'
import type { CodePurpose } from '#wallet/payouts/models/one_time_code'
import {
  BVN_UNDER_REVIEW,
  requireBvnVerified,
  completeBvnVerification,
} from '#wallet/payouts/bvn_verification'
import { confirmOneTimeCode } from '#wallet/payouts/one_time_codes'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'
import { linkAccount } from '#wallet/payouts/payout_accounts'

type PayoutCodeInput = { ref: string; otp: string; purpose: CodePurpose }

export async function confirmPayoutCode(caller: Caller, given: PayoutCodeInput) {
  switch (given.purpose) {
    case 'BVN': {
      const nameAtBank = await requireBvnVerified(caller.user, given.ref)
      const isVerified = await confirmOneTimeCode(caller.user, given, (trx, subject) => {
        const provider = subject.provider as PaymentProviderName
        return completeBvnVerification(trx, caller.user, {
          bvnHash: subject.bvnHash!,
          provider,
          nameAtBank,
        })
      })
      return {
        message: isVerified ? 'Your BVN is verified.' : BVN_UNDER_REVIEW,
        data: { id: null },
      }
    }
    case 'BANK_ACCOUNT': {
      const account = await confirmOneTimeCode(caller.user, given, (trx, subject) =>
        linkAccount(trx, caller, subject)
      )
      const message = `${account.bankName} ${account.shortNumber} is linked to your wallet.`
      return { message, data: { id: account.id } }
    }
  }
}
