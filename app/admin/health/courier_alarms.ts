import type { Alarm } from '#admin/health/alarm'
import { courierDisplayName } from '#admin/health/courier_status'
import { formatLagosMoment } from '#shared/time/lagos_time'
import {
  type ConnectionState,
  loadConnectionStates,
} from '#shipping/carriers/polling/connection_states'

const FAILED_CONNECTION_CHECKS = 2
const HOUR_MS = 3_600_000

/** Calls used up from 18:00 UTC on raise no alarm: the next day's budget begins at 00:00 UTC. */
const BUDGET_IGNORED_FROM_HOUR_UTC = 18

export async function detectCourierAlarms(): Promise<Alarm[]> {
  const states = await loadConnectionStates()
  return states.flatMap((state) => [
    ...connectionAlarms(state),
    ...budgetAlarms(state),
    ...pauseAlarms(state),
  ])
}

/** Shares its `cause` with the alarm about unanswered calls, so only one of the two is mailed. */
function connectionAlarms(state: ConnectionState): Alarm[] {
  const { driver, status, failedChecks, statusSince, checkMessage, checkedAt } = state
  if (failedChecks < FAILED_CONNECTION_CHECKS || isCheckOutdated(checkedAt!)) return []
  const isRefused = status === 'refused'
  const name = courierDisplayName(driver)
  return [
    {
      cause: `courier ${driver}`,
      subject: isRefused ? `${name} does not accept our keys` : `${name} does not answer`,
      paragraphs: [
        `We check ${name} every hour, and it ${isRefused ? 'has refused our keys' : 'has not answered'} since ${formatLagosMoment(statusSince!)}.`,
        ...(checkMessage ? [`It said: ${checkMessage}`] : []),
        'Everything that waits for it is retried automatically, and nothing is booked twice.',
      ],
      remedy: isRefused
        ? 'Check the account’s keys on the Set-up page, and ask the courier whether they have expired.'
        : 'Check the courier’s status page and our internet connection. If it lasts, write to its support.',
      latest: checkedAt!,
    },
  ]
}

/** Checks run hourly, so none for three hours means that the account was removed. */
function isCheckOutdated(moment: Date): boolean {
  return Date.now() - moment.getTime() > 3 * HOUR_MS
}

function budgetAlarms({ driver, calls, budget, usedUpAt }: ConnectionState): Alarm[] {
  if (budget === null || usedUpAt === null || calls < budget) return []
  if (usedUpAt.getUTCHours() >= BUDGET_IGNORED_FROM_HOUR_UTC) return []
  const name = courierDisplayName(driver)
  return [
    {
      cause: `budget ${driver}`,
      subject: `Today’s calls to ${name} are used up`,
      paragraphs: [
        `All ${budget} calls for today were used by ${formatLagosMoment(usedUpAt)}. We track its parcels again from 1 am, Lagos time.`,
      ],
      remedy:
        'If our contract with the courier allows more calls, raise the number under Settings, "Courier calls per day".',
      latest: usedUpAt,
    },
  ]
}

/** Raises an alarm if a courier has asked us to pause our calls for an hour or more. */
function pauseAlarms({ driver, pausedUntil, pauseReason }: ConnectionState): Alarm[] {
  if (!pausedUntil || pausedUntil.getTime() - Date.now() < HOUR_MS) return []
  const name = courierDisplayName(driver)
  return [
    {
      cause: `pause ${driver}`,
      subject: `${name} asked us to pause`,
      paragraphs: [
        `${name} asked us not to track parcels until ${formatLagosMoment(pausedUntil)}: ${pauseReason}.`,
      ],
      remedy:
        'We make more calls than the courier allows. Lower the number under Settings, "Courier calls per day", or ask the courier for more.',
      latest: pausedUntil,
    },
  ]
}
