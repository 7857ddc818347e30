import { LateProp } from '~/components/late_prop'
import { Card } from '~/ui/card'
import { CopyButton } from '~/ui/copy_button'
import { SkeletonText } from '~/ui/skeleton'
import type { Inflow } from '#wallet/funding/components/types'

/** The bank account that fills this wallet; nothing where none can be had. */
export function AccountToCopy({ inflow }: { inflow: Inflow | null | undefined }) {
  if (inflow === null) return null
  return (
    <Card title="Fund by bank transfer">
      <LateProp
        name="inflow"
        value={inflow}
        loading={<SkeletonText lines={3} />}
        failed="Could not load your virtual bank account. Please try again."
      >
        {({ account, message }) =>
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
            <p className="text-sm text-ink-muted">{message}</p>
          )
        }
      </LateProp>
    </Card>
  )
}
