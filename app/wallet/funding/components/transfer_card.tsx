import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { AccountDetails } from './account_details'
import { SandboxTransfer } from './sandbox_transfer'
import type { Funding } from './use_funding'
import type { VirtualAccountData } from './funding_types'

type TransferCardProps = { account: VirtualAccountData; funding: Funding; isSandbox: boolean }

export function TransferCard({ account, funding, isSandbox }: TransferCardProps) {
  return (
    <Card
      title="Fund by bank transfer"
      footer={
        <Button variant="secondary" onClick={() => funding.go(1)}>
          Close
        </Button>
      }
    >
      <ol className="mb-4 list-inside list-decimal space-y-1">
        <li>Open the app of your bank and transfer to the account below.</li>
        <li>Send any amount in naira. No narration is needed: the account is yours alone.</li>
        <li>Your wallet is credited once the bank confirms it, usually within minutes.</li>
      </ol>
      <AccountDetails account={account} />
      {isSandbox && <SandboxTransfer />}
    </Card>
  )
}
