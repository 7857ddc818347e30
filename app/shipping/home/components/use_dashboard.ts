import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { useCommand } from '~/hooks/use_command'

export type Dashboard = Data.Shipping.Home.Dashboard

/** Months and recent shipments: of one organization, or all that one sees. */
export function useDashboard(organizationId?: number) {
  const [dashboard, setDashboard] = useState<Dashboard | null>(null)
  const [failed, setFailed] = useState(false)
  const { busy, send } = useCommand<{ data: Dashboard }>()

  async function load() {
    const outcome = await send('GET', urlFor('api.shipping.dashboard.show', { id: organizationId }))
    setFailed(!outcome.ok)
    if (outcome.ok) setDashboard(outcome.body.data)
  }

  useEffect(() => {
    setDashboard(null)
    void load()
  }, [organizationId])

  return { dashboard, failed, busy, load }
}

export type DashboardState = ReturnType<typeof useDashboard>
