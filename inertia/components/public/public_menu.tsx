import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { ChevronDown, Menu, X } from 'lucide-react'
import type { PublicLinkGroup } from '~/components/public/public_links'
import { GroupPanel, PublicEntries } from '~/components/public/public_navigation'
import { useDetailsMenu } from '~/components/public/use_details_menu'
import { useFrameWords } from '~/components/public/use_frame_words'
import { useSignOut } from '~/components/shell/use_sign_out'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'

const menuEntryClass =
  'flex min-h-12 w-full items-center rounded px-3 text-base font-medium hover:bg-surface-sunken aria-[current=page]:text-accent'

/** A native details element, so the navigation on phones opens without scripts. */
export function PublicMenu({ className }: { className?: string }) {
  const t = useFrameWords()
  return (
    <details {...useDetailsMenu()} className={className}>
      <summary className="group flex size-10 list-none items-center justify-center rounded hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-6 in-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 in-open:block" />
        <span className="sr-only">{t('frame.menu')}</span>
      </summary>
      <nav
        aria-label={t('frame.menu')}
        className="absolute inset-x-0 top-full z-30 border-y bg-surface-raised px-3 pb-5 pt-2 shadow-raised"
      >
        <PublicEntries linkClass={menuEntryClass} Group={MenuGroup} />
        <MenuAccountButtons />
      </nav>
    </details>
  )
}

function MenuGroup({ group }: { group: PublicLinkGroup }) {
  const t = useFrameWords()
  return (
    <li>
      <details>
        <summary
          className={`${menuEntryClass} list-none justify-between [&::-webkit-details-marker]:hidden`}
        >
          {t(group.label)}
          <ChevronDown aria-hidden="true" className="size-5 text-ink-muted" />
        </summary>
        <div className="mb-1 ml-3 border-l pl-1">
          <GroupPanel group={group} />
        </div>
      </details>
    </li>
  )
}

function MenuAccountButtons() {
  const { caller } = usePage().props
  const t = useFrameWords()
  const { busy, signOut } = useSignOut()
  return (
    <div className="mt-3 grid gap-2 border-t px-1 pt-4">
      {caller ? (
        <Button variant="secondary" size="lg" full busy={busy} onClick={signOut}>
          {t('frame.signOut')}
        </Button>
      ) : (
        <>
          <Button as={Link} href={urlFor('identity.register', {})} size="lg" full>
            {t('frame.signUp')}
          </Button>
          <Button
            as={Link}
            href={urlFor('identity.sign_in', {})}
            variant="secondary"
            size="lg"
            full
          >
            {t('frame.signIn')}
          </Button>
        </>
      )}
    </div>
  )
}
