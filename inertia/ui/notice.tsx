import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { cx } from '~/ui/cx'
import { IconButton } from '~/ui/icon_button'
import { toneIcons, type Tone } from '~/ui/tone_icons'

const tones: Record<Tone, string> = {
  info: 'border-info/30 bg-info-soft [&>svg]:text-info',
  success: 'border-success/30 bg-success-soft [&>svg]:text-success',
  warning: 'border-warning/40 bg-warning-soft [&>svg]:text-warning',
  danger: 'border-danger/30 bg-danger-soft [&>svg]:text-danger',
}

export interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  className?: string
  children?: ReactNode
}

export function Notice({
  tone = 'info',
  title,
  action,
  onDismiss,
  className,
  children,
}: NoticeProps) {
  const Icon = toneIcons[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex gap-3 rounded border p-3 text-sm text-ink',
        children ? 'items-start' : 'items-center',
        tones[tone],
        className
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          size="sm"
          label="Dismiss"
          icon={<X />}
          onClick={onDismiss}
          className="-my-1.5 -mr-1.5"
        />
      )}
    </div>
  )
}

/** Says why the last try failed; shows nothing while `text` is null. */
export function FailureNotice({
  text,
  className,
  title,
}: Pick<NoticeProps, 'title' | 'className'> & { text: string | null | undefined }) {
  if (!text) return null
  return (
    <Notice tone="danger" title={title} className={cx('whitespace-pre-line', className)}>
      {text}
    </Notice>
  )
}
