import type { Data } from '@generated/data'
import { Card } from '~/ui/card'

/** The open problems, each with what to do about it. */
export function AlarmList({ alarms }: { alarms: Data.Admin.Health.Health['alarms'] }) {
  if (alarms.length === 0) return null
  return (
    <Card title="Needs somebody" padded={false}>
      <ul className="divide-y">
        {alarms.map(({ cause, subject, explanation, remedy, sinceText }) => (
          <li key={cause} className="grid gap-1 px-4 py-3 sm:px-5">
            <p className="font-medium">{subject}</p>
            <p className="text-sm wrap-anywhere">{explanation}</p>
            <p className="text-sm wrap-anywhere">
              <span className="font-medium">What to do:</span> {remedy}
            </p>
            {sinceText && <p className="text-sm text-ink-muted">Since {sinceText}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
