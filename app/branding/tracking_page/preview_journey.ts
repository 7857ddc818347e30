import type { DateTime } from 'luxon'
import { getEnglishTranslator } from '#shared/languages/translator'
import type { Journey, PlannedStepName } from '#shipping/tracking/rules/tracking_journey'

const PREVIEW_STEPS: PlannedStepName[] = [
  'booked',
  'pickedUp',
  'left',
  'arrived',
  'outForDelivery',
  'delivered',
]

const HOURS_AGO: Partial<Record<PlannedStepName, number>> = {
  booked: 30,
  pickedUp: 28,
  delivered: 1,
}

export function previewJourney(now: DateTime, isDelivered: boolean): Journey {
  const translator = getEnglishTranslator()
  const reached = isDelivered ? PREVIEW_STEPS.length : 2
  const expected = translator.t('tracking.steps.expected', {
    day: translator.day(isDelivered ? now : now.plus({ days: 3 })),
  })
  return {
    steps: PREVIEW_STEPS.map((name, index) => {
      const hours = HOURS_AGO[name]
      const isDone = index < reached
      return {
        name,
        state: isDone ? 'done' : index === reached ? 'next' : 'later',
        label: translator.t(`tracking.steps.${name}`, {
          country: name === 'left' ? 'Nigeria' : 'United Kingdom',
        }),
        expected: name === 'delivered' ? expected : null,
        actual: isDone && hours ? translator.moment(now.minus({ hours })) : null,
        place: null,
        punctuality:
          name === 'delivered' && isDelivered ? translator.t('tracking.steps.onTime') : null,
      }
    }),
    next: isDelivered
      ? translator.t('tracking.next.delivered')
      : translator.t('tracking.next.leave', { country: 'Nigeria' }),
    usual: null,
  }
}
