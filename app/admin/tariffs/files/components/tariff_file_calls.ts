import type { DataOf } from '~/api/call_types'
import { apiUrl, type CallApi } from '~/api/call_api'
import type { ApiOutcome } from '~/api/api_outcome'
import type { TariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'

export type TariffFileScope = (
  | { of: 'rates'; zoneId: number }
  | { of: 'rates' | 'zones'; courier: string }
) & { tariff: TariffQuery }

export type FileChangesData = DataOf<'api.admin.zone_file_previews.store'>

export function tariffFileUrl(scope: TariffFileScope): string {
  if ('zoneId' in scope) {
    return apiUrl('api.admin.zone_rate_files.show', {
      params: { id: scope.zoneId },
      query: scope.tariff,
    })
  }
  const { of, courier } = scope
  return apiUrl(
    of === 'rates' ? 'api.admin.courier_rate_files.show' : 'api.admin.zone_files.show',
    { params: { courier }, query: scope.tariff }
  )
}

export function previewTariffFile(
  send: CallApi,
  scope: TariffFileScope,
  file: File
): Promise<ApiOutcome<{ data: FileChangesData }>> {
  const rest = { query: scope.tariff, body: { file } }
  if ('zoneId' in scope) {
    const params = { id: scope.zoneId }
    return send('api.admin.zone_rate_file_previews.store', { params, ...rest })
  }
  const { of, courier } = scope
  const route =
    of === 'rates'
      ? 'api.admin.courier_rate_file_previews.store'
      : 'api.admin.zone_file_previews.store'
  return send(route, { params: { courier }, ...rest })
}

export function saveTariffFile(
  send: CallApi,
  scope: TariffFileScope,
  { file, base }: { file: File; base: string }
): Promise<ApiOutcome<{ message: string }>> {
  const rest = { query: { ...scope.tariff, base }, body: { file } }
  if ('zoneId' in scope) {
    const params = { id: scope.zoneId }
    return send('api.admin.zone_rate_files.store', { params, ...rest })
  }
  const { of, courier } = scope
  const route = of === 'rates' ? 'api.admin.courier_rate_files.store' : 'api.admin.zone_files.store'
  return send(route, { params: { courier }, ...rest })
}
