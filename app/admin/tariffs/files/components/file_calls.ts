import type { DataOf } from '~/api/calls'
import { addressOf, type Send } from '~/api/send'
import type { Outcome } from '~/hooks/api_outcome'
import type { TariffQuery } from '#admin/tariffs/versions/components/use_tariff'

/** What a file is of: the rates of one zone or of a courier, or the zones of a courier. */
export type FileScope = (
  | { of: 'rates'; zoneId: number }
  | { of: 'rates' | 'zones'; courier: string }
) & { tariff: TariffQuery }

export type FileChanges = DataOf<'api.admin.zone_file_previews.store'>

export function fileAddress(scope: FileScope): string {
  if ('zoneId' in scope) {
    return addressOf('api.admin.zone_rate_files.show', {
      params: { id: scope.zoneId },
      query: scope.tariff,
    })
  }
  const { of, courier } = scope
  return addressOf(
    of === 'rates' ? 'api.admin.courier_rate_files.show' : 'api.admin.zone_files.show',
    { params: { courier }, query: scope.tariff }
  )
}

/** What the file would change. */
export function previewFile(
  send: Send,
  scope: FileScope,
  file: File
): Promise<Outcome<{ data: FileChanges }>> {
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

/** Saves the difference that a preview has shown, which `base` stands for. */
export function saveFile(
  send: Send,
  scope: FileScope,
  { file, base }: { file: File; base: string }
): Promise<Outcome<{ message: string }>> {
  const rest = { query: { ...scope.tariff, base }, body: { file } }
  if ('zoneId' in scope) {
    const params = { id: scope.zoneId }
    return send('api.admin.zone_rate_files.store', { params, ...rest })
  }
  const { of, courier } = scope
  const route = of === 'rates' ? 'api.admin.courier_rate_files.store' : 'api.admin.zone_files.store'
  return send(route, { params: { courier }, ...rest })
}
