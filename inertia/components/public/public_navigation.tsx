import type { ComponentType } from 'react'
import { ChevronDown } from 'lucide-react'
import { PublicLink } from '~/components/public/public_link'
import {
  developerLinks,
  pageLinks,
  productLinks,
  type PublicLinkEntry,
  type PublicLinkGroup,
  useAnchorLinks,
} from '~/components/public/public_links'
import { useDetailsMenu } from '~/components/public/use_details_menu'
import { useFrameWords } from '~/components/public/use_frame_words'
import { cx } from '~/ui/cx'

const navigationEntryClass =
  'inline-flex min-h-10 items-center rounded px-2.5 text-sm font-medium text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink aria-[current=page]:text-accent'

/** The navigation on wide screens; phones use PublicMenu. */
export function PublicNavigation({ className }: { className?: string }) {
  const t = useFrameWords()
  return (
    <nav aria-label={t('frame.main')} className={className}>
      <PublicEntries linkClass={navigationEntryClass} Group={NavigationGroup} className="flex items-center" />
    </nav>
  )
}

function NavigationGroup({ group }: { group: PublicLinkGroup }) {
  const t = useFrameWords()
  return (
    <li>
      <details {...useDetailsMenu()} name="public-navigation" className="group relative">
        <summary
          className={cx(
            navigationEntryClass,
            'list-none gap-1 group-open:bg-surface-sunken group-open:text-ink [&::-webkit-details-marker]:hidden'
          )}
        >
          {t(group.label)}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="absolute left-0 top-full z-30 mt-2 w-92 rounded border bg-surface-raised p-2 shadow-raised">
          <GroupPanel group={group} />
        </div>
      </details>
    </li>
  )
}

interface PublicEntriesProps {
  linkClass: string
  Group: ComponentType<{ group: PublicLinkGroup }>
  className?: string
}

export function PublicEntries({ linkClass, Group, className }: PublicEntriesProps) {
  const entry = (link: PublicLinkEntry) => (
    <li key={link.href}>
      <PublicLink to={link} className={linkClass} />
    </li>
  )
  return (
    <ul className={className}>
      {pageLinks.map(entry)}
      <Group group={developerLinks} />
      <Group group={productLinks} />
      {useAnchorLinks().map(entry)}
    </ul>
  )
}

export function GroupPanel({ group }: { group: PublicLinkGroup }) {
  const t = useFrameWords()
  return (
    <>
      {group.title && (
        <div className="mb-1 border-b px-3 pb-3 pt-2">
          <p className="font-semibold">{t(group.title)}</p>
          <p className="mt-0.5 text-sm text-ink-muted">{group.note && t(group.note)}</p>
        </div>
      )}
      <ul>
        {group.links.map((link) => (
          <li key={link.href}>
            <PublicLink to={link} className="block rounded px-3 py-2.5 hover:bg-surface-sunken">
              <span className="block text-sm font-medium">{t(link.label)}</span>
              <span className="block text-sm text-ink-muted">{link.note && t(link.note)}</span>
            </PublicLink>
          </li>
        ))}
      </ul>
    </>
  )
}
