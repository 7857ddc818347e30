import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'

interface RefusedProps {
  /** What was wrong with the address or the form. */
  message: string
}

export default function Refused({ message }: RefusedProps) {
  return (
    <section className="py-16 text-center">
      <Head title="This could not be opened" />
      <h1 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">
        This could not be opened.
      </h1>
      <p className="mt-4 text-ink-muted">{message}</p>
      <p className="mt-6">
        <Button as={Link} href={urlFor('shared.landing', {})}>
          Go home
        </Button>
      </p>
    </section>
  )
}
