import type { Alarm } from '#admin/health/alarm'
import { pluralize } from '#shared/languages/rules/pluralize'

export interface HealthVerdict {
  sentence: string
  tone: 'success' | 'warning' | 'danger'
}

type Problem = Pick<Alarm, 'cause' | 'subject'>

/** The page lists failed jobs one by one; their alarms are for the e-mail. */
export const isJobAlarm = ({ cause }: Problem) => cause.startsWith('job ')

/** Says in one sentence what the alarms say in e-mails, and counts the failed jobs. */
export function judgeHealth(alarms: readonly Problem[], failedJobCount: number): HealthVerdict {
  const others = alarms.filter((alarm) => !isJobAlarm(alarm))
  const failed = failedJobCount > 0 ? [`${pluralize(failedJobCount, 'job')} failed`] : []
  const problems = [...failed, ...others.map(({ subject }) => subject)]
  const [first] = problems
  if (!first) return { sentence: 'Everything runs.', tone: 'success' }
  const tone = others.length > 0 ? 'danger' : 'warning'
  const sentence =
    problems.length > 1
      ? `${problems.length} things need somebody, everything else runs.`
      : `${first}, everything else runs.`
  return { sentence, tone }
}
