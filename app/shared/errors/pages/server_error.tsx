import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'

export default function ServerError() {
  return (
    <section className="py-16 text-center">
      <Head title="Something went wrong" />
      <h1 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">
        Something went wrong on our side.
      </h1>
      <p className="mt-4 text-ink-muted">
        Nothing you entered was lost by this. Please try again in a minute.
      </p>
      <p className="mt-6">
        <Button as={Link} href={urlFor('shared.landing', {})}>
          Go home
        </Button>
      </p>
    </section>
  )
}
