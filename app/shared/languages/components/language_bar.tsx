import { Head } from '@inertiajs/react'
import { ChevronDown, Languages } from 'lucide-react'
import { useDetailsMenu } from '~/components/public/use_details_menu'
import {
  usePageTranslations,
  createTranslationHook,
} from '#shared/languages/components/use_translations'
import { cx } from '~/ui/cx'
import type { PageTranslations } from '#shared/languages/rules/page_translations'

const useWords = createTranslationHook('public')

export function LanguageBar({ className }: { className?: string }) {
  const words = usePageTranslations()
  const t = useWords()
  if (!words || words.choices.length === 0) return null
  return (
    <div
      className={cx(
        'no-print flex flex-wrap items-center justify-end gap-x-4 gap-y-1 text-sm',
        className
      )}
    >
      <Alternates {...words} />
      {words.isDraft && (
        <p className="mr-auto max-w-prose" role="note">
          {t('public.language.draft')}
        </p>
      )}
      <Chooser {...words} label={t('public.language.choose')} />
    </div>
  )
}

function Alternates({ choices, address }: PageTranslations) {
  return (
    <Head>
      {choices.map(({ code, tag }) => (
        <link
          key={code}
          head-key={`lang-${code}`}
          rel="alternate"
          hrefLang={tag}
          href={`${address}?lang=${code}`}
        />
      ))}
      <link head-key="lang-any" rel="alternate" hrefLang="x-default" href={address} />
    </Head>
  )
}

function Chooser({ choices, language, label }: PageTranslations & { label: string }) {
  const chosen = choices.find(({ code }) => code === language)!
  return (
    <details {...useDetailsMenu()} className="group relative">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded px-2 font-medium hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
        <Languages aria-hidden="true" className="size-4" />
        <span className="sr-only">{`${label}: `}</span>
        {chosen.name}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="absolute right-0 top-full z-30 mt-1 w-44 rounded border bg-surface-raised p-1 text-ink shadow-raised">
        {choices.map(({ code, name, tag, href }) => (
          <li key={code}>
            <a
              href={href}
              lang={tag}
              hrefLang={tag}
              aria-current={code === language ? 'true' : undefined}
              className="flex min-h-11 items-center rounded px-3 hover:bg-surface-sunken aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
