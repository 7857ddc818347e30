import type { ReactNode } from 'react'
import { Link, router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { DeferredProp } from '~/components/deferred_prop'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { Spinner } from '~/ui/spinner'
import { PayoutAccountTable } from '../components/payout_account_table'
import { LinkAccount } from '../components/link_account'
import type { BankOption, PayoutAccountData } from '../components/payout_types'
import { BvnNotice, type BvnReviewData } from '../components/bvn_notice'
import { VerifyBvn } from '../components/verify_bvn'

interface PayoutAccountsProps {
  mayLink: boolean
  needsBvn: boolean
  bvnNeedsAccount: boolean
  bvnReview?: BvnReviewData | null
  accounts: PayoutAccountData[]
  banks?: BankOption[]
}

export default function PayoutAccounts(props: PayoutAccountsProps) {
  const { mayLink, needsBvn, bvnNeedsAccount, bvnReview, accounts, banks } = props
  const { opened, open, dialog } = useRowDialog<PayoutAccountData, 'unlink'>()

  return (
    <>
      <PageHeader
        title="Bank Accounts"
        description="The bank accounts you can withdraw to."
        back={{ label: 'Withdraw', href: urlFor('wallet.withdraw', {}), as: Link }}
      />
      <div className="grid gap-6">
        {!mayLink && <Notice>Only an owner of the business can withdraw its money.</Notice>}
        {(accounts.length > 0 || !mayLink) && (
          <PayoutAccountTable
            accounts={accounts}
            action={
              mayLink
                ? (account) => (
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Unlink ${account.bankName} ${account.accountNumber}`}
                      onClick={() => open('unlink', account)}
                    >
                      Unlink
                    </Button>
                  )
                : undefined
            }
          />
        )}
        {mayLink && needsBvn && bvnReview && <BvnNotice review={bvnReview} />}
        {mayLink && needsBvn && !bvnNeedsAccount && <VerifyBvn />}
        {mayLink && needsBvn && bvnNeedsAccount && (
          <WithBanks banks={banks}>{(loaded) => <VerifyBvn banks={loaded} />}</WithBanks>
        )}
        {mayLink && !needsBvn && (
          <WithBanks banks={banks}>{(loaded) => <LinkAccount banks={loaded} />}</WithBanks>
        )}
      </div>
      {opened?.row && (
        <ConfirmDialog
          {...dialog}
          act={() =>
            callApi('api.wallet.payout_accounts.destroy', { params: { id: opened.row!.id } })
          }
          onEnd={() => router.reload()}
          title="Unlink this account?"
          submitLabel="Unlink"
          busyLabel="Unlinking…"
          tone="danger"
        >
          {opened.row.bankName} {opened.row.accountNumber} will no longer be offered when you
          withdraw. Money already on its way there will still arrive.
        </ConfirmDialog>
      )}
    </>
  )
}

interface WithBanksProps {
  banks: BankOption[] | undefined
  children: (loaded: BankOption[]) => ReactNode
}

function WithBanks({ banks, children }: WithBanksProps) {
  return (
    <DeferredProp
      name="banks"
      value={banks}
      loading={<Spinner label="Loading the banks..." />}
      failed="Could not load the banks. Please try again."
    >
      {children}
    </DeferredProp>
  )
}
