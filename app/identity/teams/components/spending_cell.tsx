import { formatNaira } from '~/ui/money'
import { NoValue } from '~/ui/no_value'
import { ProgressBar } from '~/ui/progress_bar'

interface SpendingCellProps {
  name: string
  /** The amount in naira; null if the viewer may not see it. */
  spent: number | null
  monthlyLimit: number | null
  approvalAbove: number | null
}

export function SpendingCell({ name, spent, monthlyLimit, approvalAbove }: SpendingCellProps) {
  if (spent === null) return <NoValue />
  return (
    <span className="grid min-w-40 max-w-64 gap-1">
      <span className="tabular">
        {monthlyLimit === null
          ? `${formatNaira(spent)} this month`
          : `${formatNaira(spent)} of ${formatNaira(monthlyLimit)} this month`}
      </span>
      {monthlyLimit !== null && (
        <ProgressBar
          label={`What ${name} has spent this month`}
          done={monthlyLimit === 0 ? 1 : spent}
          total={monthlyLimit === 0 ? 1 : monthlyLimit}
        />
      )}
      {approvalAbove !== null && (
        <span className="text-ink-muted">Approval above {formatNaira(approvalAbove)}</span>
      )}
    </span>
  )
}
