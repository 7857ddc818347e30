import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, Store } from 'lucide-react'
import { urlFor } from '~/client'
import { LateProp } from '~/components/late_prop'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { RightNotice } from '#identity/teams/components/right_needed'
import { Skeleton } from '~/ui/skeleton'
import { ProductBoard } from '../components/product_board'
import type { Product } from '../components/types'

interface ProductsProps {
  hasBusiness: boolean
  products?: Product[]
  categories: { value: number; label: string }[]
  trackingPageUrl: string
}

export default function Products(props: ProductsProps) {
  const { hasBusiness, products, categories, trackingPageUrl } = props
  return (
    <>
      <PageHeader
        title="My Products"
        description="What you sell, for the tracking page that your receivers see."
        actions={
          hasBusiness && (
            <Button
              as={Link}
              href={trackingPageUrl}
              variant="secondary"
              iconAfter={<ArrowRight aria-hidden="true" className="size-4" />}
            >
              Done creating products, next.
            </Button>
          )
        }
      />
      <RightNotice right="brand" />
      {!hasBusiness && <NoBusiness />}
      {hasBusiness && (
        <LateProp
          name="products"
          value={products}
          loading={<Loading />}
          failed="An error occured while loading products. Please check your connectivity..."
        >
          {(loaded) => <ProductBoard products={loaded} categories={categories} />}
        </LateProp>
      )}
    </>
  )
}

function NoBusiness() {
  return (
    <EmptyState
      icon={<Store />}
      title="You need a business profile first"
      action={
        <Button as={Link} href={urlFor('branding.business', {}, { qs: { t: 'n' } })}>
          Create Business Profile
        </Button>
      }
    >
      Products belong to a business, and are shown to the people who receive its parcels.
    </EmptyState>
  )
}

function Loading() {
  return (
    <div
      role="status"
      aria-label="Loading your products. Please wait..."
      className="grid gap-6 sm:grid-cols-2"
    >
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
