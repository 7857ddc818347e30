import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'

const TASKS = [
  {
    title: 'Book in one call',
    text: 'Describe the parcel and let us choose the cheapest or the fastest courier. You get a tracking number, the price and the label.',
    guide: 'book-in-one-call',
  },
  {
    title: 'Rates in your checkout',
    text: 'Shipping prices for your customers within a second, with your own fallback price.',
    guide: 'checkout-rates',
  },
  {
    title: 'Get notified of every step',
    text: 'Signed webhooks when a parcel is picked up, held by customs, or delivered.',
    guide: 'webhooks',
  },
  {
    title: 'Send several packages',
    text: 'An order in three cartons: one tracking number, one payment, a label for each carton.',
    guide: 'several-packages',
  },
  {
    title: 'Ship abroad',
    text: 'Describe the goods, and we prepare the customs documents.',
    guide: 'customs',
  },
  {
    title: 'Test what can go wrong',
    text: 'Have a test parcel refused, held or returned, and see what your program does.',
    guide: 'test-numbers',
  },
]

export function TaskCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {TASKS.map(({ title, text, guide }) => (
        <li key={guide} className="rounded border bg-surface-raised p-4">
          <Link href={urlFor('admin.developers.guide', { guide })} className="link font-medium">
            {title}
          </Link>
          <p className="mt-1 text-sm text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
