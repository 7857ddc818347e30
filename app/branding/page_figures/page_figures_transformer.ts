import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { dayText, LAGOS } from '#shared/time/lagos_time'
import type { DayOfPage, PageFigures } from '#branding/page_figures/page_figures'

/** Names below the bars: more of them run into each other. */
const MOST_NAMES = 5

export default class PageFiguresTransformer extends BaseTransformer<PageFigures> {
  toObject() {
    return { ...this.resource }
  }

  /** As charts and their table take them. */
  forPage() {
    const { days, visits, repeatVisits, clicks, products } = this.resource
    const every = Math.ceil(days.length / MOST_NAMES)
    // In the middle of its days: at the edge of the chart a name would be cut off.
    const isNamed = (at: number) => (days.length - 1 - at) % every === Math.floor(every / 2)
    return {
      hasAny: visits + clicks > 0,
      products,
      charts: {
        unit: 'Day',
        points: days.map((day, at) => pointOf(day, isNamed(at))),
        figures: [
          { name: 'visits', title: 'Visits', total: visits },
          { name: 'repeatVisits', title: 'Repeat visits', total: repeatVisits },
          { name: 'clicks', title: 'Clicks on products', total: clicks },
        ],
      },
    }
  }
}

function pointOf({ day, ...values }: DayOfPage, isNamed: boolean) {
  const at = DateTime.fromISO(day, { zone: LAGOS })
  return {
    key: day,
    label: dayText(at),
    shortLabel: isNamed ? at.toFormat('d LLL', { locale: 'en-GB' }) : '',
    values,
  }
}
