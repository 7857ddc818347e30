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

/** The language choice of a page that has its own header. */
export function LanguageBar() {
  return (
    <div className="no-print flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
      <DraftNote className="mr-auto max-w-prose" />
      <LanguageMenu />
    </div>
  )
}

/** Says that people have not yet checked the words of the page. */
export function DraftNote({ className }: { className?: string }) {
  const t = useWords()
  if (!usePageTranslations()?.isDraft) return null
  return (
    <p className={cx('no-print text-sm', className)} role="note">
      {t('public.language.draft')}
    </p>
  )
}

/** On phones in a header, only the symbol is visible. */
export function LanguageMenu({ nameClass }: { nameClass?: string }) {
  const words = usePageTranslations()
  const t = useWords()
  if (!words || words.choices.length === 0) return null
  return (
    <>
      <Alternates {...words} />
      <Chooser {...words} label={t('public.language.choose')} nameClass={nameClass} />
    </>
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

type ChooserProps = PageTranslations & { label: string; nameClass?: string }

function Chooser({ choices, language, label, nameClass }: ChooserProps) {
  const chosen = choices.find(({ code }) => code === language)!
  return (
    <details {...useDetailsMenu()} className="group relative text-sm">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded px-2 font-medium hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
        <Languages aria-hidden="true" className="size-5 sm:size-4" />
        <span className="sr-only">{`${label}: `}</span>
        <span className={nameClass}>{chosen.name}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180 max-sm:hidden"
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
