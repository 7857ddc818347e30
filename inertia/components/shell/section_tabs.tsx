import { useEffect, useRef } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { useShellEntries } from '~/components/shell/use_shell_entries'

/** The pages of the current entry. */
export function SectionTabs() {
  const { current, ariaCurrent } = useShellEntries()
  const list = useRef<HTMLDivElement>(null)
  const href = current?.page.href
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
    const first = (tab?.previousElementSibling as HTMLElement | null) ?? tab
    if (first) list.current!.scrollLeft = first.offsetLeft - list.current!.offsetLeft
  }, [href, current?.entry.pages?.length])
  if (!current?.entry.pages) return null
  return (
    <nav
      aria-label={`${current.entry.label} pages`}
      className="no-print border-b bg-surface-raised"
    >
      <div
        ref={list}
        className="mx-auto flex max-w-[1200px] gap-1 overflow-x-auto px-1 max-sm:snap-x max-sm:[mask-image:linear-gradient(to_right,black_90%,transparent)] max-sm:after:w-8 max-sm:after:shrink-0 sm:px-3"
      >
        {current.entry.pages.map((page) => (
          <Link
            key={page.href}
            href={page.href}
            aria-current={ariaCurrent(page.href, page === current.page)}
            className="flex min-h-10 shrink-0 snap-start items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-ink max-sm:min-h-11"
          >
            {page.label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
