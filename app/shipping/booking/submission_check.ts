import { DateTime } from 'luxon'
import { errors } from '@vinejs/vine'
import type { Caller } from '#identity/sessions/caller'
import {
  dangerousGoodIn,
  dangerousGoodMessage,
  type PickupCalendar,
  pickupDateCheck,
} from '#shipping/booking/rules/booking_rules'
import DangerousGood from '#shipping/booking/models/dangerous_good'
import { daysWithoutPickup } from '#shipping/booking/settings'
import type { Submission } from '#shipping/booking/submission_validator'

type Problem = { field: string; message: string; rule: string }

/**
 * The rules that need more than the field itself: the calendar, the list of dangerous goods, who is
 * asking. Throws E_VALIDATION_ERROR with every problem, like the validator before it.
 */
export async function requireShippable(caller: Caller, submission: Submission) {
  const problems = [
    ...(await pickupProblems(submission)),
    ...cityProblems(caller, submission),
    ...(await dangerousGoodProblems(submission)),
  ]
  if (problems.length > 0) throw new errors.E_VALIDATION_ERROR(problems)
}

function lagosToday(): string {
  return DateTime.now().setZone('Africa/Lagos').toISODate()!
}

export async function pickupCalendar(): Promise<PickupCalendar> {
  return { today: lagosToday(), daysWithoutPickup: await daysWithoutPickup() }
}

async function pickupProblems({ pickup, preferredPickupDate }: Submission): Promise<Problem[]> {
  if (!pickup || !preferredPickupDate) return []
  const message = pickupDateCheck(await pickupCalendar())(preferredPickupDate)
  return message ? [{ field: 'preferredPickupDate', message, rule: 'booking' }] : []
}

/** In Nigeria the city comes from the list; only staff may write one that is not there. */
function cityProblems(caller: Caller, { origin, destination }: Submission): Problem[] {
  if (caller.isBookingStaff) return []
  const sides = { origin, destination }
  return Object.entries(sides).flatMap(([side, { country, city, cityName }]) =>
    country === 'NG' && !city && cityName
      ? [
          {
            field: `${side}.cityName`,
            message: 'Please choose the city from the list',
            rule: 'city',
          },
        ]
      : []
  )
}

async function dangerousGoodProblems({ items }: Submission): Promise<Problem[]> {
  const listed = await DangerousGood.all()
  const goods = listed.map(({ term }) => term)
  return items.flatMap(({ itemUnits }, index) =>
    itemUnits.flatMap(({ description }, position) => {
      const good = dangerousGoodIn(description, goods)
      if (!good) return []
      const field = `items.${index}.itemUnits.${position}.description`
      return [{ field, message: dangerousGoodMessage(good), rule: 'dangerous_good' }]
    })
  )
}
