import type { Data } from '@generated/data'
import { useUrlDialog } from '~/url/use_url_dialog'
import { callApi } from '~/api/call_api'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { commentField } from './comment_field'
import { RecordDialog } from './record_dialog'

type Review = Data.Wallet.Payouts.BvnReview

/** Lists BVNs whose holder has another name at the bank than here, until staff decide. */
export function BvnReviewList({ reviews }: { reviews: Review[] }) {
  const { opened, open, dialog } = useUrlDialog(BVN_DECISIONS, { rows: reviews })
  if (reviews.length === 0) return null
  return (
    <Card id="bvns" title="BVNs in another name" padded={false}>
      <ul className="divide-y">
        {reviews.map((review) => (
          <BvnReviewItem
            key={review.id}
            review={review}
            onDecide={(decision) => open(decision, review)}
          />
        ))}
      </ul>
      {opened && (
        <BvnDecisionDialog
          {...dialog}
          key={opened.key}
          review={opened.row}
          decision={opened.view}
        />
      )}
    </Card>
  )
}

export const BVN_DECISIONS = ['accept', 'reject'] as const
type BvnDecision = (typeof BVN_DECISIONS)[number]

type BvnReviewItemProps = {
  review: Review
  onDecide: (decision: BvnDecision) => void
}

function BvnReviewItem({ review, onDecide }: BvnReviewItemProps) {
  const { username, accountName, bankName, askedAt, askedText } = review
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words">
          Account: <span className="font-medium">{accountName}</span>
        </p>
        <p className="break-words">
          BVN: <span className="font-medium">{bankName}</span>
        </p>
        <p className="text-sm break-words text-ink-muted">
          {username}, since{' '}
          <time dateTime={askedAt} className="tabular whitespace-nowrap">
            {askedText}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onDecide('accept')}>
          Accept <span className="sr-only">the BVN of {accountName}</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onDecide('reject')}>
          Reject <span className="sr-only">the BVN of {accountName}</span>
        </Button>
      </div>
    </li>
  )
}

type BvnDecisionDialogProps = {
  review: Review
  decision: BvnDecision
  open: boolean
  onClose: () => void
}

export function BvnDecisionDialog({ review, decision, ...dialog }: BvnDecisionDialogProps) {
  const { id, accountName, bankName } = review
  const accepted = decision === 'accept'
  const verb = accepted ? 'Accept' : 'Reject'
  return (
    <RecordDialog<{ reason: string }>
      {...dialog}
      title={`${verb} the BVN of ${accountName}`}
      description={`The account says ${accountName}, the bank says ${bankName}.`}
      fields={[accepted ? ACCEPT_REASON : REJECT_REASON]}
      initial={{ reason: '' }}
      save={({ reason }) =>
        callApi('api.wallet.bvn_reviews.update', { params: { id }, body: { accepted, reason } })
      }
      submitLabel={verb}
      busyLabel={accepted ? 'Accepting...' : 'Rejecting...'}
      only={['inbox', 'bvnReviews', 'bvn']}
    />
  )
}

const decisionReason = (hint: string) => commentField('reason', { label: 'Reason', hint })
const ACCEPT_REASON = decisionReason('How you verified the BVN. The audit log keeps your reason.')
const REJECT_REASON = decisionReason('The customer will read your reason in our e-mail.')
