import { useId, type ReactNode } from 'react'
import { cx } from '~/ui/cx'

export interface CardProps {
  /** The anchor by which links lead to this card. */
  id?: string
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
  padded?: boolean
  as?: 'section' | 'article' | 'div' | 'aside'
  level?: 2 | 3 | 4
  className?: string
  children?: ReactNode
}

export function Card(props: CardProps) {
  const { title, actions, footer, padded = true, as: Tag = 'section', className, children } = props
  const id = useId()
  const Heading = `h${props.level ?? 2}` as const
  return (
    <Tag
      id={props.id}
      aria-labelledby={title && Tag !== 'div' ? id : undefined}
      className={cx('min-w-0 scroll-mt-20 rounded border bg-surface-raised', className)}
    >
      {(title || actions) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-3 sm:px-5">
          <div className="min-w-0">
            {title && (
              <Heading id={id} className="font-semibold">
                {title}
              </Heading>
            )}
            {props.description && <p className="text-sm text-ink-muted">{props.description}</p>}
          </div>
          {actions && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      <div className={padded ? 'p-4 sm:p-5' : undefined}>{children}</div>
      {footer && <div className="border-t px-4 py-3 sm:px-5">{footer}</div>}
    </Tag>
  )
}
