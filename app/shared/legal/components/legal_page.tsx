import { PublicHead } from '~/components/public/public_head'
import { usePageTranslations } from '#shared/languages/components/use_translations'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import { LegalText } from './legal_text'
import { useLegalWords } from './legal_words'

interface LegalSection {
  id: string
  title: string
  text: string
}

interface LegalPageProps {
  title: string
  description: string
  lead: string
  updated: string
  sections: readonly LegalSection[]
}

export function LegalPage({ title, description, lead, updated, sections }: LegalPageProps) {
  const t = useLegalWords()
  const language = usePageTranslations()?.language ?? DEFAULT_LANGUAGE
  return (
    <>
      <PublicHead title={title} description={description} />
      <header className="max-w-3xl">
        <h1 className="text-4xl font-display sm:text-5xl">{title}</h1>
        <p className="mt-2 text-sm text-ink-muted">{updated}</p>
        <p className="mt-4 text-lg text-ink-muted">{lead}</p>
        {language !== DEFAULT_LANGUAGE && (
          <p role="note" className="mt-4 font-medium">
            {t('legal.prevails')}
          </p>
        )}
      </header>
      <div className="mt-8 grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-14">
        <Contents sections={sections} />
        <div className="grid max-w-2xl gap-10 text-base">
          {sections.map(({ id, title: name, text }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
              <h2 id={`${id}-title`} className="text-xl font-display">
                {index + 1}. {name}
              </h2>
              <div className="mt-3 grid gap-3 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
                <LegalText text={text} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function Contents({ sections }: Pick<LegalPageProps, 'sections'>) {
  const t = useLegalWords()
  const list = (
    <ol className="grid gap-0.5 border-l">
      {sections.map(({ id, title: name }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-8 items-baseline gap-2 rounded px-3 py-1.5 text-sm leading-snug text-ink-muted hover:bg-surface-sunken hover:text-ink"
          >
            <span className="tabular w-6 shrink-0">{index + 1}.</span>
            {name}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={t('legal.contents')} className="no-print lg:sticky lg:top-6 lg:self-start">
      <details className="rounded border bg-surface-raised lg:hidden">
        <summary className="min-h-11 px-4 py-2.5 font-medium">{t('legal.contents')}</summary>
        <div className="px-4 pb-3">{list}</div>
      </details>
      <div className="max-lg:hidden">
        <h2 className="mb-2 text-sm font-semibold">{t('legal.contents')}</h2>
        {list}
      </div>
    </nav>
  )
}
