import type { ReactNode } from 'react'
import { Card } from '~/ui/card'

interface WayToSave {
  id: string
  sentence: string
  total: ReactNode
  action: ReactNode
}

interface WaysToSaveProps {
  title: string
  level?: 2 | 3
  ways: readonly WayToSave[]
  children?: ReactNode
}

export function WaysToSave({ title, level, ways, children }: WaysToSaveProps) {
  return (
    <Card title={title} level={level} className="no-print">
      {children}
      {ways.length > 0 && (
        <ul aria-label={title} className="divide-y">
          {ways.map(({ id, sentence, total, action }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 grow basis-64">
                <p id={savingTextId(id)}>{sentence}</p>
                <p className="text-sm text-ink-muted">{total}</p>
              </div>
              {action}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Id of the sentence that describes the button to screen readers. */
export function savingTextId(id: string): string {
  return `way-${id}`
}
