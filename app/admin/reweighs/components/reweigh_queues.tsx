import { CircleCheck } from 'lucide-react'
import { UnlistedRows } from '#admin/console/components/unlisted_rows'
import { useUrlDialog } from '~/url/use_url_dialog'
import { useQueryParam } from '~/url/use_url_query'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { FilterChips } from '~/ui/filter_chips'
import { formatNaira, Money } from '~/ui/money'
import { Weight } from '~/ui/weight'
import { ReweighDecisionDialog, type StaffReweigh } from './reweigh_decision_dialog'
import { type ReweighDecision, REWEIGH_DECISIONS } from './reweigh_decisions'

const DECISIONS = Object.keys(REWEIGH_DECISIONS) as ReweighDecision[]

const QUEUES = [
  { key: 'proposed', label: 'To decide', actions: ['approve', 'drop'] },
  { key: 'disputed', label: 'Disputed', actions: ['uphold', 'waive'] },
  { key: 'unpaid', label: 'With the customer', actions: ['waive'] },
  { key: 'noted', label: 'Nothing owed', actions: [] },
] as const

export type ReweighQueuesProps = Record<(typeof QUEUES)[number]['key'], StaffReweigh[]> & {
  counts: { proposed: number; disputed: number }
}

/** Shows one queue at a time; by default the first that has reweighs. */
export function ReweighQueues({ counts, ...listed }: ReweighQueuesProps) {
  const [show, setShow] = useQueryParam('show', { replace: true })
  const rows = QUEUES.flatMap(({ key }) => listed[key])
  const { opened, open, dialog } = useUrlDialog(DECISIONS, { rows })
  const filled = QUEUES.find(({ key }) => listed[key].length > 0)
  const { key: chosen, actions } = QUEUES.find(({ key }) => key === show) ?? filled ?? QUEUES[0]
  const reweighs = listed[chosen]
  const totals: Partial<Record<string, number>> = counts
  return (
    <Card padded={false}>
      <FilterChips
        label="Show"
        className="border-b px-4 py-3 sm:px-5"
        value={chosen}
        onChange={setShow}
        options={QUEUES.map(({ key, label }) => ({
          value: key,
          label,
          count: totals[key] ?? listed[key].length,
        }))}
      />
      {reweighs.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title={filled ? 'Nothing here' : 'No reweighs'}>
          Parcels that a courier weighed or charged differently show here.
        </EmptyState>
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
      <UnlistedRows listed={reweighs.length} total={totals[chosen]} />
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
