import type { Data } from '@generated/data'
import { useUrlDialog } from '~/url/use_url_dialog'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { commentField } from './comment_field'
import { DashboardButton } from './dashboard_button'
import { RecordDialog } from './record_dialog'
import { UnlistedRows } from './unlisted_rows'

type Review = Data.Wallet.Payouts.BvnReview

interface BvnReviewListProps {
  reviews: Review[]
  total?: number
  /** Links each row to the account page of the person. */
  leadsToPerson?: boolean
}

/** Lists BVNs whose holder has another name at the bank than here, until staff decide. */
export function BvnReviewList({ reviews, total, leadsToPerson = false }: BvnReviewListProps) {
  const { opened, open, dialog } = useUrlDialog(['accept', 'reject'], { rows: reviews })
  if (reviews.length === 0) return null
  return (
    <Card id="bvns" title="BVNs in another name" padded={false}>
      <ul className="divide-y">
        {reviews.map((review) => (
          <BvnReviewItem
            key={review.id}
            review={review}
            leadsToPerson={leadsToPerson}
            onDecide={(decision) => open(decision, review)}
          />
        ))}
      </ul>
      <UnlistedRows listed={reviews.length} total={total} />
      {opened && (
        <BvnDecisionDialog
          {...dialog}
          key={opened.key}
          review={opened.row}
          accepted={opened.view === 'accept'}
        />
      )}
    </Card>
  )
}

type BvnReviewItemProps = {
  review: Review
  leadsToPerson: boolean
  onDecide: (decision: 'accept' | 'reject') => void
}

function BvnReviewItem({ review, leadsToPerson, onDecide }: BvnReviewItemProps) {
  const { userId, username, accountName, bankName, askedAt, askedText } = review
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
        {leadsToPerson && (
          <DashboardButton url={urlFor('admin.user_account', { id: userId })}>
            Account <span className="sr-only">of {accountName}</span>
          </DashboardButton>
        )}
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
  accepted: boolean
  open: boolean
  onClose: () => void
}

function BvnDecisionDialog({ review, accepted, ...dialog }: BvnDecisionDialogProps) {
  const { id, accountName, bankName } = review
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
      only={['bvnReviews', 'bvn', 'queues']}
    />
  )
}

const decisionReason = (hint: string) => commentField('reason', { label: 'Reason', hint })
const ACCEPT_REASON = decisionReason('How you verified the BVN. The audit log keeps your reason.')
const REJECT_REASON = decisionReason('The customer will read your reason in our e-mail.')
