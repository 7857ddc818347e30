import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

export function ReweighNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice
      tone="warning"
      title={
        count === 1
          ? 'A courier is asking more for a parcel than you paid'
          : `Couriers are asking more for ${count} parcels than you paid`
      }
      action={
        <Button as={Link} href={urlFor('shipping.reweighs', {})} size="sm">
          {count === 1 ? 'See the difference' : `See the ${count} differences`}
        </Button>
      }
    >
      Pay the difference or dispute it. Your shipments are not held back.
    </Notice>
  )
}
