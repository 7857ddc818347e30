import { Link } from '@adonisjs/inertia/react'
import { PackageSearch } from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'

/** Before any search, for somebody who has sent nothing lately. */
export function NothingYet() {
  return (
    <EmptyState
      icon={<PackageSearch />}
      title="Your search results will show up here!"
      action={
        <Button as={Link} variant="secondary" href={urlFor('shipping.book', {})}>
          Book a Shipment
        </Button>
      }
    />
  )
}
