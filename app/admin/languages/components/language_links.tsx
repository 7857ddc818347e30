import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { ProgressBar } from '~/ui/progress_bar'

export type LanguageProgress = {
  code: string
  name: string
  english: string
  total: number
  missing: number
  drafts: number
  released: number
}

interface LanguageLinksProps {
  languages: readonly LanguageProgress[]
  /** The filters, which stay when the language changes. */
  listQuery: Record<string, string>
}

/** The languages, each with the share of its texts that is released. */
export function LanguageLinks({ languages, listQuery }: LanguageLinksProps) {
  const { page, ...kept } = listQuery
  return (
    <nav aria-label="Languages" className="mb-4">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-5">
        {languages.map((one) => (
          <li key={one.code}>
            <Link
              href={urlFor('admin.languages', {}, { qs: { ...kept, language: one.code } })}
              aria-current={one.code === listQuery.language ? 'page' : undefined}
              className="grid h-full content-start gap-1.5 rounded border bg-surface-raised p-3 text-sm hover:bg-surface-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft"
            >
              <span className="font-medium">
                <span lang={one.code}>{one.name}</span>
                {one.name !== one.english && (
                  <span className="ml-2 font-normal text-ink-muted">{one.english}</span>
                )}
              </span>
              <ProgressBar
                label={`${one.english}: released`}
                done={one.released}
                total={one.total}
              />
              <span className="text-ink-muted tabular">{describeProgress(one)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function describeProgress({ total, released, drafts, missing }: LanguageProgress): string {
  const rest = [drafts > 0 && `${drafts} drafts`, missing > 0 && `${missing} missing`]
  return [`${released} of ${total} released`, ...rest].filter(Boolean).join(', ')
}
