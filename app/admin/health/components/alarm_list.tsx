import type { Data } from '@generated/data'
import { pluralize } from '#shared/languages/rules/pluralize'
import { Notice } from '~/ui/notice'

type Health = Data.Admin.Health.Health

type AlarmListProps = Pick<Health, 'alarms' | 'failedJobCount'>

/** Lists the open alarms, or confirms that nothing is wrong. */
export function AlarmList({ alarms, failedJobCount }: AlarmListProps) {
  if (alarms.length === 0 && failedJobCount === 0) {
    return (
      <Notice tone="success" title="Nothing is wrong">
        No alarm is open, and no job has failed.
      </Notice>
    )
  }
  if (alarms.length === 0) {
    return (
      <Notice tone="warning" title={`${pluralize(failedJobCount, 'job')} failed`}>
        Nothing else is wrong.
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
