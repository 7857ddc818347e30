import { useLoaded } from '~/api/use_loaded'
import type { Data } from '@generated/data'

export type Dashboard = Data.Shipping.Home.Dashboard

/** Months and recent shipments: of one organization, or all that one sees. */
export function useDashboard(organizationId?: number) {
  const { data, failed, loading, retry } = useLoaded('api.shipping.dashboard.show', {
    params: { id: organizationId },
  })
  return { dashboard: data, failed, busy: loading, load: retry }
}

export type DashboardState = ReturnType<typeof useDashboard>
