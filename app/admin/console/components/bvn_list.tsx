import type { Data } from '@generated/data'
import { useAddressed } from '~/address/use_addressed'
import { send } from '~/api/send'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { staffComment } from './comment_field'
import { DashboardButton } from './dashboard_button'
import { RecordDialog } from './record_dialog'

type Review = Data.Wallet.Payouts.BvnReview

interface BvnListProps {
  reviews: Review[]
  /** Not where staff are on the page of that person already. */
  leadsToPerson?: boolean
}

/** BVNs whose owner, says the bank, has another name than the account, until staff have compared the two. */
export function BvnList({ reviews, leadsToPerson = false }: BvnListProps) {
  const { opened, open, dialog } = useAddressed(['accept', 'reject'], { rows: reviews })
  if (reviews.length === 0) return null
  return (
    <Card title="BVNs in another name" padded={false}>
      <ul className="divide-y">
        {reviews.map((review) => (
          <Line
            key={review.id}
            {...{ review, leadsToPerson }}
            onDecide={(decision) => open(decision, review)}
          />
        ))}
      </ul>
      {opened && (
        <DecisionDialog
          {...dialog}
          key={opened.turn}
          review={opened.row}
          accepted={opened.view === 'accept'}
        />
      )}
    </Card>
  )
}

type LineProps = {
  review: Review
  leadsToPerson: boolean
  onDecide: (decision: 'accept' | 'reject') => void
}

function Line({ review, leadsToPerson, onDecide }: LineProps) {
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

type DecisionDialogProps = {
  review: Review
  accepted: boolean
  open: boolean
  onClose: () => void
}

function DecisionDialog({ review, accepted, ...dialog }: DecisionDialogProps) {
  const { id, accountName, bankName } = review
  const verb = accepted ? 'Accept' : 'Reject'
  return (
    <RecordDialog<{ reason: string }>
      {...dialog}
      title={`${verb} the BVN of ${accountName}`}
      description={`The account says ${accountName}, the bank says ${bankName}.`}
      fields={[accepted ? FOR_ACCEPTING : FOR_REJECTING]}
      initial={{ reason: '' }}
      save={({ reason }) =>
        send('api.wallet.bvn_reviews.update', { params: { id }, body: { accepted, reason } })
      }
      submitLabel={verb}
      busyLabel={accepted ? 'Accepting...' : 'Rejecting...'}
      only={['bvnReviews', 'bvn']}
    />
  )
}

const reasonWith = (hint: string) => staffComment('reason', { label: 'Reason', hint })
const FOR_ACCEPTING = reasonWith('How you know. It stands in the audit log.')
const FOR_REJECTING = reasonWith('The customer reads it in our mail.')
