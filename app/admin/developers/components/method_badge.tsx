import { cx } from '~/ui/cx'

const METHOD_CLASSES: Record<string, string> = {
  GET: 'bg-info-soft text-info',
  POST: 'bg-success-soft text-success',
  PUT: 'bg-warning-soft text-warning',
  DELETE: 'bg-danger-soft text-danger',
}

export function MethodBadge({ method }: { method: string }) {
  return (
    <span
      className={cx(
        'inline-block w-16 shrink-0 rounded-sm py-0.5 text-center font-mono text-xs font-semibold',
        METHOD_CLASSES[method] ?? 'bg-surface-sunken text-ink-muted'
      )}
    >
      {method}
    </span>
  )
}
