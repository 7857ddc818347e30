import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import type { LanguageProgress } from './translation_types'

type LanguageLinksProps = {
  languages: readonly LanguageProgress[]
  language: string
  state: string
}

export function LanguageLinks({ languages, language, state }: LanguageLinksProps) {
  return (
    <nav aria-label="Languages" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {languages.map(({ code, name, english, drafts, messages }) => (
          <li key={code}>
            <Link
              href={languagesUrl(code, state)}
              aria-current={code === language ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded border bg-surface-raised px-3 text-sm hover:bg-surface-sunken aria-[current]:border-accent aria-[current]:font-semibold"
            >
              <span lang={code}>{name}</span>
              {name !== english && <span className="text-ink-muted">{english}</span>}
              <Badge tone={drafts > 0 ? 'warning' : 'success'}>
                {drafts > 0 ? `${messages - drafts} of ${messages} signed` : 'Complete'}
              </Badge>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function languagesUrl(language: string, state: string): string {
  return urlFor('admin.languages', {}, { qs: { language, ...(state === 'draft' && { state }) } })
}
