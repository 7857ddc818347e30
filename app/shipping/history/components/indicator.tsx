import type { LucideIcon } from 'lucide-react'
import { cx } from '~/ui/cx'

type ShipmentIndicatorProps = {
  icon: LucideIcon
  text: string
  tone?: string
  /** An extra mark, because colour alone must not tell states apart. */
  mark?: LucideIcon
}

export function ShipmentIndicator({ icon: Icon, text, tone, mark: Mark }: ShipmentIndicatorProps) {
  return (
    <span title={text} className={cx('inline-flex items-center', tone ?? 'text-ink-muted')}>
      <Icon aria-hidden="true" className="size-4" />
      {Mark && <Mark aria-hidden="true" className="size-3" />}
      <span className="sr-only">{text}</span>
    </span>
  )
}
