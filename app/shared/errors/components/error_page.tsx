import type { ReactNode } from 'react'
import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'

interface ErrorPageProps {
  title: string
  heading: string
  /** Where Go home leads. */
  home?: string
  children: ReactNode
}

export function ErrorPage(props: ErrorPageProps) {
  const { title, heading, home = urlFor('shared.landing', {}), children } = props
  return (
    <section className="py-16 text-center">
      <Head title={title} />
      <h1 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">{heading}</h1>
      <p className="mt-4 text-ink-muted">{children}</p>
      <p className="mt-6">
        <Button as={Link} href={home}>
          Go home
        </Button>
      </p>
    </section>
  )
}
