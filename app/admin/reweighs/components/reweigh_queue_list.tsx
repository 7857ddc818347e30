import { CircleCheck } from 'lucide-react'
import { UnlistedRows } from '#admin/console/components/unlisted_rows'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { formatNaira, Money } from '~/ui/money'
import { Weight } from '~/ui/weight'
import { ReweighDecisionDialog, type StaffReweigh } from './reweigh_decision_dialog'
import { type ReweighDecision, REWEIGH_DECISIONS } from './reweigh_decisions'

type ReweighQueueListProps = {
  title: string
  reweighs: StaffReweigh[]
  total?: number
  empty: string
  actions: readonly ReweighDecision[]
}

export function ReweighQueueList(props: ReweighQueueListProps) {
  const { title, reweighs, total, empty, actions } = props
  const { opened, open, dialog } = useUrlDialog(actions, { rows: reweighs })
  return (
    <Card title={title} padded={false}>
      {reweighs.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={empty} />
      ) : (
        <ul className="divide-y">
          {reweighs.map((reweigh) => (
            <ReweighItem
              key={reweigh.id}
              reweigh={reweigh}
              actions={actions}
              onDecide={(decision) => open(decision, reweigh)}
            />
          ))}
        </ul>
      )}
      <UnlistedRows listed={reweighs.length} total={total} />
      {opened && (
        <ReweighDecisionDialog
          {...dialog}
          key={opened.key}
          reweigh={opened.row}
          decision={opened.view}
        />
      )}
    </Card>
  )
}

type ReweighItemProps = {
  reweigh: StaffReweigh
  actions: readonly ReweighDecision[]
  onDecide: (decision: ReweighDecision) => void
}

function ReweighItem({ reweigh, actions, onDecide }: ReweighItemProps) {
  const { trackingNumber, status, statusText, dueText } = reweigh
  const owed = reweigh.amount ?? reweigh.difference
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <span className="tabular font-medium">{trackingNumber}</span>
          {reweigh.canPay && (
            <Badge tone={status === 'owed' ? 'danger' : 'secondary'}>{statusText}</Badge>
          )}
        </p>
        <p>
          {reweigh.sender} to {reweigh.recipient}, {reweigh.destinationCountry}
        </p>
        <ReweighWeights reweigh={reweigh} />
        <p>
          <span className="tabular font-medium">
            {owed === null ? 'The tariff has no price for this weight' : formatNaira(owed)}
          </span>
          {reweigh.ratedText && (
            <span className="text-ink-muted">, {lowerFirst(reweigh.ratedText)}</span>
          )}
        </p>
        {reweigh.dispute && (
          <p className="mt-1 break-words whitespace-pre-line">
            Disputed on {reweigh.disputedDay}: {reweigh.dispute}
          </p>
        )}
        {reweigh.reason && <p className="break-words">Decided: {reweigh.reason}</p>}
        <p className="break-words text-ink-muted">
          {reweigh.source},{' '}
          <time dateTime={reweigh.heardAt} className="tabular whitespace-nowrap">
            {reweigh.heardText}
          </time>
          {dueText && `. To pay by ${dueText}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map((decision, at) => (
          <Button
            key={decision}
            size="sm"
            variant={at === 0 && actions.length > 1 ? 'primary' : 'secondary'}
            onClick={() => onDecide(decision)}
          >
            {REWEIGH_DECISIONS[decision].label} <span className="sr-only">{trackingNumber}</span>
          </Button>
        ))}
      </div>
    </li>
  )
}

function ReweighWeights({ reweigh }: { reweigh: StaffReweigh }) {
  const { courier, billedWeight, carrierWeight, carrierCharge } = reweigh
  return (
    <p>
      Billed <Weight kg={billedWeight} />
      {carrierWeight !== null && (
        <>
          , {courier} weighed <Weight kg={carrierWeight} />
        </>
      )}
      {carrierCharge !== null && (
        <>
          , {courier} charged <Money naira={carrierCharge} />
        </>
      )}
    </p>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
