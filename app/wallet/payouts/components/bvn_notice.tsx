import type { Data } from '@generated/data'
import { Notice } from '~/ui/notice'

export type BvnReviewData = Data.Wallet.Payouts.BvnReview.Variants['forOwner']

export function BvnNotice({ review: { status, reason } }: { review: BvnReviewData }) {
  if (status === 'accepted') return null
  if (status === 'waiting') {
    return (
      <Notice title="Our staff are checking your BVN">
        The name on your BVN is different from the name on your account. We will e-mail you once
        they have compared the two. If you typed someone else's BVN, verify your own below.
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title="We could not accept your BVN">
      The name on it is different from the name on your account. Our staff say: {reason} Correct the
      name on your account, or verify your own BVN.
    </Notice>
  )
}
