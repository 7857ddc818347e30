import type { Data } from '@generated/data'
import { Notice } from '~/ui/notice'

export type BvnReview = Data.Wallet.Payouts.BvnReview.Variants['forOwner']

/** Where a BVN stands that is in another name than the account. */
export function BvnNotice({ review: { status, reason } }: { review: BvnReview }) {
  if (status === 'accepted') return null
  if (status === 'waiting') {
    return (
      <Notice title="Our staff are checking your BVN">
        The name on your BVN is not the name on your account. We will tell you by mail when they
        have compared the two. If you typed the number of somebody else, verify your own below.
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title="We could not accept your BVN">
      Its name is not the name on your account. Our staff say: {reason} Correct the name on your
      account, or verify the BVN that belongs to it.
    </Notice>
  )
}
