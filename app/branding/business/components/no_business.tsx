import { Link } from '@inertiajs/react'
import { Store } from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'

export function NoBusiness() {
  return (
    <Card>
      <EmptyState
        icon={<Store />}
        title="Create a business profile first."
        action={
          <Button as={Link} href={urlFor('branding.business', {}, { qs: { t: 'n' } })}>
            Create Business Profile
          </Button>
        }
      />
    </Card>
  )
}
