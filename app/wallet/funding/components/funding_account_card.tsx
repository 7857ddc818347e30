import { DeferredProp } from '~/components/deferred_prop'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Spinner } from '~/ui/spinner'
import { AccountDetails } from './account_details'
import type { FundingAccountProps } from './funding_types'
import { MissingAccountText } from './missing_account_text'
import type { Funding } from './use_funding'

type FundingAccountCardProps = { inflow: FundingAccountProps | null | undefined; funding: Funding }

export function FundingAccountCard({ inflow, funding }: FundingAccountCardProps) {
  return (
    <Card
      title="Your virtual bank account"
      description="Money sent to it is added to your wallet."
      footer={
        <Button onClick={funding.choose} disabled={!inflow}>
          {inflow?.account ? 'Choose how to pay' : 'Pay by card'}
        </Button>
      }
    >
      <DeferredProp
        name="inflow"
        value={inflow}
        loading={
          <p role="status" className="flex items-center gap-3">
            <Spinner label="" /> Looking for your account...
          </p>
        }
        failed="Could not load your virtual bank account. Please try again."
      >
        {(known) =>
          known?.account ? (
            <AccountDetails account={known.account} />
          ) : (
            known && <MissingAccountText {...known} />
          )
        }
      </DeferredProp>
    </Card>
  )
}
