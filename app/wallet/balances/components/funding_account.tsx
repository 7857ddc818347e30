import { DeferredProp } from '~/components/deferred_prop'
import { Card } from '~/ui/card'
import { CopyButton } from '~/ui/copy_button'
import { SkeletonText } from '~/ui/skeleton'
import type { FundingAccountProps } from '#wallet/funding/components/funding_types'
import { MissingAccountText } from '#wallet/funding/components/missing_account_text'
import { useAwaitAccount } from '#wallet/funding/components/use_await_account'

export function FundingAccount({ inflow }: { inflow: FundingAccountProps | null | undefined }) {
  useAwaitAccount(inflow)
  if (inflow === null) return null
  return (
    <Card title="Fund by bank transfer">
      <DeferredProp
        name="inflow"
        value={inflow}
        loading={<SkeletonText lines={3} />}
        failed="Could not load your virtual bank account. Please try again."
      >
        {({ account, ...missing }) =>
          account ? (
            <div className="grid gap-3">
              <div>
                <p className="tabular text-xl font-semibold">{account.accountNumber}</p>
                <p className="text-sm text-ink-muted">
                  {account.bankName}, {account.accountName}
                </p>
              </div>
              <CopyButton value={account.accountNumber} label="Copy account number" />
              <p className="text-sm text-ink-muted">
                Money sent here is in your wallet within minutes.
              </p>
            </div>
          ) : (
            <MissingAccountText {...missing} />
          )
        }
      </DeferredProp>
    </Card>
  )
}
