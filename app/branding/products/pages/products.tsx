import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, Store } from 'lucide-react'
import { urlFor } from '~/client'
import { DeferredProp } from '~/components/deferred_prop'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { MissingRightNotice } from '#identity/teams/components/team_right_guard'
import { Skeleton } from '~/ui/skeleton'
import { ProductBoard } from '../components/product_board'
import type { ProductData } from '../components/product_types'

interface ProductsProps {
  hasBusiness: boolean
  products?: ProductData[]
  categories: { value: number; label: string }[]
  trackingPageUrl: string
}

export default function Products(props: ProductsProps) {
  const { hasBusiness, products, categories, trackingPageUrl } = props
  return (
    <>
      <PageHeader
        title="My Products"
        description="What you sell. Choose which products to show on your tracking page."
      />
      <MissingRightNotice right="brand" />
      {!hasBusiness && <NoBusiness />}
      {hasBusiness && (
        <DeferredProp
          name="products"
          value={products}
          loading={<Loading />}
          failed="An error occured while loading products. Please check your connectivity..."
        >
          {(loaded) => <ProductBoard products={loaded} categories={categories} />}
        </DeferredProp>
      )}
      {hasBusiness && (
        <Button
          as={Link}
          href={trackingPageUrl}
          variant="secondary"
          iconAfter={<ArrowRight />}
          className="mt-6"
        >
          Done creating products, next.
        </Button>
      )}
    </>
  )
}

function NoBusiness() {
  return (
    <EmptyState
      framed
      icon={<Store />}
      title="You need a business profile first"
      action={
        <Button as={Link} href={urlFor('branding.business', {}, { qs: { t: 'n' } })}>
          Create Business Profile
        </Button>
      }
    >
      Your receivers see your products on your tracking page. They belong to a business.
    </EmptyState>
  )
}

function Loading() {
  return (
    <div
      role="status"
      aria-label="Loading your products. Please wait..."
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
