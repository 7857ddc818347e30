import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { BrandMark } from '~/components/brand_mark'
import { ShellNavigation } from '~/components/shell/shell_navigation'
import { useAppView } from '~/components/shell/use_view'
import { cx } from '~/ui/cx'
import { IconButton } from '~/ui/icon_button'

const ID = 'side-bar'

export function SideBar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { brand } = usePage().props
  const { home } = useAppView()
  return (
    <nav
      id={ID}
      aria-label="Main"
      className={cx(
        'no-print fixed inset-y-0 left-0 z-30 hidden flex-col border-r bg-surface-raised lg:flex',
        collapsed ? 'w-16' : 'w-60'
      )}
    >
      <Link
        href={home}
        className="flex h-14 shrink-0 items-center gap-2.5 px-4 text-xl font-display focus-visible:-outline-offset-4"
      >
        <BrandMark className="size-8 shrink-0" />
        <span className={collapsed ? 'sr-only' : 'truncate'}>{brand.name}</span>
      </Link>
      <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden p-2.5">
        <ShellNavigation collapsed={collapsed} />
      </div>
      <div className="border-t p-2.5">
        <IconButton
          label={collapsed ? 'Open the menu' : 'Collapse the menu'}
          aria-expanded={!collapsed}
          aria-controls={ID}
          icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          onClick={onToggle}
        />
      </div>
    </nav>
  )
}
