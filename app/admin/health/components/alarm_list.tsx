import type { Data } from '@generated/data'
import { Notice } from '~/ui/notice'

type Health = Data.Admin.Health.Health

/** Lists problems, or confirms that there are none, to spare reading the tables. */
export function AlarmList({ alarms }: { alarms: Health['alarms'] }) {
  if (alarms.length === 0) {
    return (
      <Notice tone="success" title="Nothing is wrong">
        Jobs are done in time, and the couriers and the payment provider answer.
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title="Needs attention">
      <ul className="grid gap-1">
        {alarms.map(({ cause, sentence, sinceText }) => (
          <li key={cause}>
            {sentence}, since {sinceText}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
