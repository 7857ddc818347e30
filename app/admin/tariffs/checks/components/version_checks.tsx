import { Link } from '@adonisjs/inertia/react'
import { ListChecks } from 'lucide-react'
import { DeferredProp } from '~/components/deferred_prop'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Skeleton } from '~/ui/skeleton'
import {
  type CheckedTariffData,
  checkedCellText,
  findingCountsText,
  checkedCountText,
} from './check_texts'
import { Badge, type BadgeTone } from '~/ui/badge'
import { countText } from '~/ui/count_text'
import { Disclosure } from '~/ui/disclosure'
import { EmptyState } from '~/ui/empty_state'

interface VersionChecksProps {
  id: number
  /** Checks run automatically before publication, and on request for a published version. */
  isChecked: boolean
  checks?: CheckedTariffData
}

export function VersionChecks({ id, isChecked, checks }: VersionChecksProps) {
  if (!isChecked) {
    return (
      <Card
        title="Checks"
        description="Gaps, falling prices, prices below cost, routes without a courier, surcharges and more."
        actions={
          <Button
            as={Link}
            variant="secondary"
            href={urlFor('admin.tariff', { id }, { qs: { check: 1 } })}
            icon={<ListChecks />}
          >
            Check the Prices
          </Button>
        }
        padded={false}
      />
    )
  }
  return (
    <DeferredProp
      name="checks"
      value={checks}
      loading={<Skeleton className="h-40 w-full" />}
      failed="Could not check the prices. Please try again."
    >
      {(checked) => <CheckedTariffCard checked={checked} />}
    </DeferredProp>
  )
}

const SEVERITIES: Record<Check['severity'], { label: string; tone: BadgeTone }> = {
  serious: { label: 'Serious', tone: 'danger' },
  warning: { label: 'Warning', tone: 'warning' },
  note: { label: 'Note', tone: 'neutral' },
}

type Check = CheckedTariffData['checks'][number]
type Finding = CheckedTariffData['findings'][number]

function CheckedTariffCard({ checked }: { checked: CheckedTariffData }) {
  const counts = findingCountsText(checked)
  return (
    <Card
      title="Checks"
      description={counts ? `${counts}. ${checkedCountText(checked)}` : undefined}
    >
      {counts ? (
        <div className="grid gap-2">
          {checked.checks
            .filter(({ total }) => total > 0)
            .map((check) => (
              <CheckFindings
                key={check.check}
                check={check}
                findings={checked.findings.filter((finding) => finding.check === check.check)}
              />
            ))}
        </div>
      ) : (
        <EmptyState title="Nothing found.">{checkedCountText(checked)}</EmptyState>
      )}
    </Card>
  )
}

/** Lists the prices of a finding. If there is only one, the sentence above already names it. */
function FindingCells({ finding: { check, cells, moreCells } }: { finding: Finding }) {
  if (cells.length < 2) return null
  return (
    <ul className="tabular mt-1 flex flex-wrap gap-x-4 text-ink-muted">
      {cells.map((cell) => (
        <li key={`${cell.aboveWeight} ${cell.endWeight}`}>
          <Link href={cell.address} className="inline-block py-1 underline">
            {checkedCellText(check, cell)}
          </Link>
        </li>
      ))}
      {moreCells > 0 && <li className="py-1">{`and ${countText(moreCells)} more`}</li>}
    </ul>
  )
}

function CheckFindings({ check, findings }: { check: Check; findings: Finding[] }) {
  const { label, tone } = SEVERITIES[check.severity]
  const more = check.total - findings.length
  return (
    <Disclosure
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {check.label}
          <Badge tone={tone}>{label}</Badge>
        </span>
      }
      aside={countText(check.total)}
    >
      <ul className="grid gap-3 text-sm">
        {findings.map((finding) => (
          <li key={`${finding.subject} ${finding.sentence}`}>
            <Link href={finding.address} className="font-medium underline">
              {finding.subject}
            </Link>
            <p className="text-ink-muted">{finding.sentence}</p>
            <FindingCells finding={finding} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-sm text-ink-muted">{`And ${countText(more)} more.`}</p>}
    </Disclosure>
  )
}
