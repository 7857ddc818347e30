import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { urlFor } from '~/client'
import { DeferredProp } from '~/components/deferred_prop'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { MissingRightNotice } from '#identity/teams/components/team_right_guard'
import { SkeletonText } from '~/ui/skeleton'
import { BusinessForm } from '../components/business_form'
import type { Business, BusinessContact } from '../components/business_types'

interface BusinessPageProps {
  /** No prop for a new business; for others, a deferred prop. */
  business?: Business
  isNew: boolean
  /** For a new business. */
  contact?: BusinessContact
  states: { value: string; label: string }[]
}

export default function BusinessPage({ business, isNew, contact, states }: BusinessPageProps) {
  const [round, setRound] = useState(0)

  function reload() {
    router.reload({ only: ['business'], onSuccess: () => setRound(round + 1) })
  }

  return (
    <>
      <PageHeader
        title={isNew ? 'New Business' : 'Business Profile'}
        documentTitle="Business Profile"
        description="How your receivers see your business."
        actions={
          !isNew && (
            <Button
              as={Link}
              href={urlFor('branding.business', {}, { qs: { t: 'n' } })}
              variant="secondary"
              icon={<Plus />}
            >
              New Business
            </Button>
          )
        }
      />
      {!isNew && <MissingRightNotice right="brand" />}
      {isNew ? (
        <BusinessForm business={null} contact={contact} states={states} onReload={reload} />
      ) : (
        <DeferredProp
          name="business"
          value={business}
          loading={<Loading />}
          failed="Could not load the business profile. Please try again."
        >
          {(loaded) => (
            <BusinessForm
              key={`${loaded.id}:${round}`}
              business={loaded}
              states={states}
              onReload={reload}
            />
          )}
        </DeferredProp>
      )}
    </>
  )
}

function Loading() {
  return (
    <Card title="Core Profile" description="Loading the business profile. Please wait...">
      <SkeletonText lines={6} />
    </Card>
  )
}
