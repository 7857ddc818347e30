import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useAppView } from '~/components/shell/use_view'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { FactorNotices } from '#identity/second_factor/components/factor_notices'
import { FactorsCard } from '#identity/second_factor/components/factors_card'
import type { FactorsView } from '#identity/second_factor/components/factors_data'
import { type Device, DeviceList } from '../components/device_list'

interface SecurityProps {
  factors: FactorsView
  devices: Device[]
  goTo: string
}

export default function Security({ factors, devices, goTo }: SecurityProps) {
  const { view } = useAppView()
  const settings = view === 'admin' ? 'identity.admin_settings' : 'identity.settings'
  return (
    <>
      <PageHeader
        title="Security"
        description="How you sign in, and where you are signed in."
        back={{ label: 'Settings', href: urlFor(settings, {}), as: Link }}
      />
      <div className="grid gap-6">
        <FactorNotices factors={factors} goTo={goTo} />
        <PasswordCard
          hasPassword={factors.hasPassword}
          href={urlFor(settings, {}, { qs: { tab: 'password' } })}
        />
        {factors.isOn && <FactorsCard factors={factors} />}
        <DeviceList devices={devices} />
      </div>
    </>
  )
}

function PasswordCard({ hasPassword, href }: { hasPassword: boolean; href: string }) {
  return (
    <Card title="Password">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {hasPassword
            ? 'You can sign in with your e-mail address and your password.'
            : 'Your account has no password yet.'}
        </p>
        <Button as={Link} href={href} variant="secondary" size="sm">
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </Card>
  )
}
