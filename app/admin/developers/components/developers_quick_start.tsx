import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { CodeBlock } from './code_block'
import { DevelopersPart } from './developers_part'
import { quickStartSteps } from './quick_start_steps'

export function QuickStart({ address }: { address: string }) {
  const { caller } = usePage().props
  return (
    <DevelopersPart id="quick-start" title="Quick start">
      <p className="max-w-2xl text-ink-muted">
        From a price to a parcel on its way, with nothing but a shell and curl.{' '}
        {!caller && (
          <>
            You need an account:{' '}
            <Link href={urlFor('identity.register', {})} className="link">
              sign up
            </Link>
            .
          </>
        )}
      </p>
      <ol className="grid min-w-0 gap-4">
        {quickStartSteps(address).map(({ title, code }, index) => (
          <li key={title} className="min-w-0">
            <CodeBlock label={`${index + 1}. ${title}`}>{code}</CodeBlock>
          </li>
        ))}
      </ol>
    </DevelopersPart>
  )
}
