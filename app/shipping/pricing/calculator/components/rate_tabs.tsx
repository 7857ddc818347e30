import type { MouseEvent } from 'react'
import { urlWithQuery } from './url_with_query'
import { cx } from '~/ui/cx'
import { useRatesWords } from './use_rates_words'

export interface RateTabsProps {
  action: string
  isExport: boolean
  besides?: Record<string, string>
  onChoose: (isExport: boolean) => void
}

const TABS = [
  { label: 'rates.export', isExport: true },
  { label: 'rates.domestic', isExport: false },
] as const

/** Links, so that tabs work without scripts; with scripts, switching keeps the typed values. */
export function RateTabs({ action, isExport, besides, onChoose }: RateTabsProps) {
  const t = useRatesWords()

  function choose(event: MouseEvent, chosen: boolean) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(chosen)
  }

  return (
    <nav aria-label={t('rates.kinds')} className="border-b px-4 sm:px-5">
      <ul className="flex gap-1">
        {TABS.map((tab) => (
          <li key={tab.label}>
            <a
              href={urlWithQuery(action, { ...besides, export: tab.isExport ? '1' : '0' })}
              aria-current={tab.isExport === isExport ? 'page' : undefined}
              onClick={(event) => choose(event, tab.isExport)}
              className={cx(
                '-mb-px flex min-h-12 items-center border-b-2 px-3 text-sm font-medium focus-visible:-outline-offset-2',
                tab.isExport === isExport
                  ? 'border-accent text-ink'
                  : 'border-transparent text-ink-muted hover:text-ink'
              )}
            >
              {t(tab.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
