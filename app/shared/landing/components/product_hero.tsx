import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { pageUrls } from '~/page_urls'
import { FlightLine } from '~/components/brand/flight_line'
import { Button } from '~/ui/button'
import { useProductWords } from './product_words'

interface ProductHeroProps {
  product: string
  title: string
  lead: string
  picture: ReactNode
}

export function ProductHero({ product, title, lead, picture }: ProductHeroProps) {
  return (
    <section className="grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
      <div>
        <p className="font-medium text-accent">{product}</p>
        <FlightLine className="mt-4 w-28" />
        <h1 className="mt-2 text-4xl leading-[1.1] font-display text-balance sm:text-5xl">
          {title}
        </h1>
        <p className="mt-4 text-lg text-ink-muted">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <StartLink />
        </div>
      </div>
      {picture}
    </section>
  )
}

function StartLink() {
  const { caller } = usePage().props
  const t = useProductWords()
  if (caller) {
    return (
      <Button as={Link} href={pageUrls.home} size="lg">
        {t('product.dashboard')}
      </Button>
    )
  }
  return (
    <>
      <Button as={Link} href={pageUrls.signUp} size="lg">
        {t('product.signUp')}
      </Button>
      <Button as={Link} href={pageUrls.signIn} size="lg" variant="secondary">
        {t('product.signIn')}
      </Button>
    </>
  )
}
