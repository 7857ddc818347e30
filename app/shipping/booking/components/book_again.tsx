import { Link } from '@adonisjs/inertia/react'
import { RotateCcw } from 'lucide-react'
import { urlFor } from '~/client'
import { buttonClass } from '~/ui/button'

/** `reference` is the transaction reference or the tracking number of a shipment. */
export function bookAgainHref(reference: string | number): string {
  return urlFor('shipping.book', {}, { qs: { again: String(reference) } })
}

export function BookAgain({ reference }: { reference: string | number }) {
  return (
    <Link href={bookAgainHref(reference)} className={buttonClass({ variant: 'secondary' })}>
      <RotateCcw aria-hidden="true" className="size-4" />
      Book again
    </Link>
  )
}
