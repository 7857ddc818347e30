import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useAppView } from '~/components/shell/use_view'
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
        {factors.isOn && <FactorsCard factors={factors} />}
        <DeviceList devices={devices} />
      </div>
    </>
  )
}
