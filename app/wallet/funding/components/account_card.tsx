import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { Spinner } from '~/ui/spinner'
import { AccountDetails } from './account_details'
import type { Funding } from './use_funding'
import type { useVirtualAccount } from './use_virtual_account'

type AccountCardProps = { state: ReturnType<typeof useVirtualAccount>; funding: Funding }

/** Stage 0: the account that money can be sent to at any time. */
export function AccountCard({ state, funding }: AccountCardProps) {
  const { account, message, busy, again } = state
  return (
    <Card
      title="Your virtual bank account"
      description="Money sent to it is added to your wallet."
      footer={
        <Button onClick={funding.choose} disabled={busy && !account && !message}>
          Fund Wallet
        </Button>
      }
    >
      {account && <AccountDetails account={account} />}
      {!account && busy && (
        <p role="status" className="flex items-center gap-3">
          <Spinner label="" /> Looking for your account...
        </p>
      )}
      {!account && !busy && (
        <Notice
          action={
            <Button size="sm" variant="secondary" onClick={again}>
              Try again
            </Button>
          }
        >
          {message}
        </Notice>
      )}
    </Card>
  )
}
