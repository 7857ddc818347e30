import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import {
  CircleHelp,
  Keyboard,
  LogOut,
  MessageCircle,
  Monitor,
  Moon,
  Phone,
  Settings,
  Sun,
} from 'lucide-react'
import { urlFor } from '~/client'
import { setOverlay } from '~/components/shell/palette/overlay'
import { useSignOut } from '~/components/shell/use_sign_out'
import { useAppView } from '~/components/shell/use_view'
import { savePreference } from '~/hooks/save_preference'
import { Menu, type MenuEntry } from '~/ui/menu'

export function AccountMenu() {
  const { caller } = usePage().props
  const { busy, signOut } = useSignOut()
  const { view } = useAppView()
  const help = useHelpEntries()
  const themes = useThemeEntries()
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
        'divider',
        ...help,
        {
          label: 'Keyboard shortcuts',
          icon: <Keyboard />,
          onSelect: () => setOverlay('shortcuts'),
        },
        'divider',
        ...themes,
        'divider',
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

const WHATSAPP_URL = /^https:\/\/(wa\.me|(api|chat)\.whatsapp\.com)\//

/** WhatsApp is one of the social media links that staff enter. */
function useHelpEntries(): MenuEntry[] {
  const { contactNumber, socialLinks } = usePage().props.brand
  const whatsApp = socialLinks.find(({ url }) => WHATSAPP_URL.test(url))
  const entries: (MenuEntry | false | undefined)[] = [
    {
      label: 'Help: common questions',
      icon: <CircleHelp />,
      href: `${urlFor('shared.landing', {})}#faq`,
      as: Link,
    },
    whatsApp && { label: 'Help on WhatsApp', icon: <MessageCircle />, href: whatsApp.url },
    contactNumber !== '' && {
      label: `Call ${contactNumber}`,
      icon: <Phone />,
      href: `tel:${contactNumber.replaceAll(/\s/g, '')}`,
    },
  ]
  return entries.filter((entry) => entry !== undefined && entry !== false)
}

const THEMES = [
  { theme: 'light', label: 'Light', icon: <Sun /> },
  { theme: 'dark', label: 'Dark', icon: <Moon /> },
  { theme: null, label: 'Like my device', icon: <Monitor /> },
] as const

function useThemeEntries(): MenuEntry[] {
  const { theme: saved } = usePage().props
  const [chosen, setChosen] = useState(saved)
  return THEMES.map(({ theme, ...entry }) => ({
    ...entry,
    checked: theme === chosen,
    onSelect() {
      savePreference('theme', theme)
      if (theme) document.documentElement.dataset.theme = theme
      else delete document.documentElement.dataset.theme
      setChosen(theme)
    },
  }))
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
