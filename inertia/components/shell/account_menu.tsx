import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { LogOut, Settings } from 'lucide-react'
import { urlFor } from '~/client'
import { useSignOut } from '~/components/shell/use_sign_out'
import { useAppView } from '~/components/shell/use_view'
import { Menu } from '~/ui/menu'

export function AccountMenu() {
  const { caller } = usePage().props
  const { busy, signOut } = useSignOut()
  const { view } = useAppView()
  if (!caller) return null
  const settings = view === 'admin' ? 'identity.admin_settings' : 'identity.settings'
  return (
    <Menu
      label="Account"
      trigger={<Initials of={[caller.firstname, caller.lastname]} />}
      header={
        <div className="py-1">
          <p className="font-semibold">{caller.fullName}</p>
          <p className="break-all text-ink-muted">{caller.email}</p>
          <p className="mt-1 text-ink-muted">
            {[caller.roleName, caller.businessName].filter(Boolean).join(' · ')}
          </p>
        </div>
      }
      items={[
        {
          label: 'Settings',
          icon: <Settings />,
          href: urlFor(settings, {}),
          as: Link,
        },
        {
          label: 'Sign out',
          icon: <LogOut />,
          onSelect: () => void signOut(),
          disabled: busy,
        },
      ]}
    />
  )
}

function Initials({ of }: { of: string[] }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
    >
      {of.map((name) => [...name][0]).join('')}
    </span>
  )
}
