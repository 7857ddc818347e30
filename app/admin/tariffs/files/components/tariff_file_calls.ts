import type { DataOf } from '~/api/call_types'
import { apiUrl, type CallApi } from '~/api/call_api'
import type { TariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'

export type TariffFileScope = (
  | { of: 'rates'; zoneId: number }
  | { of: 'rates' | 'zones'; courier: string }
) & { tariff: TariffQuery }

export type FileChangesData = DataOf<'api.admin.zone_file_previews.store'>

const ROUTES = {
  zoneRates: {
    download: 'api.admin.zone_rate_files.show',
    preview: 'api.admin.zone_rate_file_previews.store',
    save: 'api.admin.zone_rate_files.store',
  },
  rates: {
    download: 'api.admin.courier_rate_files.show',
    preview: 'api.admin.courier_rate_file_previews.store',
    save: 'api.admin.courier_rate_files.store',
  },
  zones: {
    download: 'api.admin.zone_files.show',
    preview: 'api.admin.zone_file_previews.store',
    save: 'api.admin.zone_files.store',
  },
} as const

function resolveScope(scope: TariffFileScope) {
  return 'zoneId' in scope
    ? { routes: ROUTES.zoneRates, params: { id: scope.zoneId } }
    : { routes: ROUTES[scope.of], params: { courier: scope.courier } }
}

export function tariffFileUrl(scope: TariffFileScope): string {
  const { routes, params } = resolveScope(scope)
  return apiUrl(routes.download, { params, query: scope.tariff })
}

export function previewTariffFile(send: CallApi, scope: TariffFileScope, file: File) {
  const { routes, params } = resolveScope(scope)
  return send(routes.preview, { params, query: scope.tariff, body: { file } })
}

export function saveTariffFile(
  send: CallApi,
  scope: TariffFileScope,
  { file, base }: { file: File; base: string }
) {
  const { routes, params } = resolveScope(scope)
  return send(routes.save, { params, query: { ...scope.tariff, base }, body: { file } })
}
