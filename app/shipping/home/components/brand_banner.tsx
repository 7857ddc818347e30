import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { pageUrls } from '~/page_urls'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'

export function BrandBanner() {
  return (
    <section
      aria-labelledby="brand-banner"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border bg-accent-soft p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="brand-banner" className="flex flex-wrap items-center gap-2 font-semibold">
          <Badge tone="success">New</Badge>
          Tracking pages and notifications in your own brand
        </h2>
        <p className="mt-1 text-sm">
          Your customers follow their parcels under your name, with your colours and your products.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button as={Link} href={pageUrls.business} variant="secondary">
          Start Customizing
        </Button>
        <Button as={Link} href={urlFor('shared.branded_tracking', {})} variant="ghost">
          See How It Looks
        </Button>
        <Button as={Link} href={pageUrls.products} variant="ghost">
          Set Up Products
        </Button>
      </div>
    </section>
  )
}
