import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { addresses } from '~/addresses'
import { Button } from '~/ui/button'

interface ProductHeroProps {
  product: string
  title: string
  lead: string
  picture: ReactNode
}

/** What one of our products is, beside a picture of it. */
export function ProductHero({ product, title, lead, picture }: ProductHeroProps) {
  return (
    <section className="grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
      <div>
        <p className="font-medium text-accent">{product}</p>
        <h1 className="mt-2 text-3xl font-semibold leading-tight tracking-tight text-balance sm:text-4xl sm:leading-tight">
          {title}
        </h1>
        <p className="mt-4 text-lg text-ink-muted">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Start />
        </div>
      </div>
      {picture}
    </section>
  )
}

/** In for those who are out, on for those who are in. */
function Start() {
  const { caller } = usePage().props
  if (caller) {
    return (
      <Button as={Link} href={addresses.home} size="lg">
        Go to your dashboard
      </Button>
    )
  }
  return (
    <>
      <Button as={Link} href={addresses.signUp} size="lg">
        Sign Up
      </Button>
      <Button as={Link} href={addresses.signIn} size="lg" variant="secondary">
        Sign In
      </Button>
    </>
  )
}
