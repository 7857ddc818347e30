import { urlFor } from '~/client'

/** What a file is of: the rates of one zone or of a courier, or the zones of a courier. */
export type FileScope = { of: 'rates'; zoneId: number } | { of: 'rates' | 'zones'; courier: string }

type FileUrls = { download: string; preview: string; save: (base: string) => string }

export function fileUrls(scope: FileScope): FileUrls {
  if ('zoneId' in scope) return ofZone(scope.zoneId)
  return scope.of === 'rates' ? ofCourier(scope.courier) : zonesOf(scope.courier)
}

function ofZone(id: number): FileUrls {
  return {
    download: urlFor('api.admin.zone_rate_files.show', { id }),
    preview: urlFor('api.admin.zone_rate_file_previews.store', { id }),
    save: (base) => urlFor('api.admin.zone_rate_files.store', { id }, { qs: { base } }),
  }
}

function ofCourier(courier: string): FileUrls {
  return {
    download: urlFor('api.admin.courier_rate_files.show', { courier }),
    preview: urlFor('api.admin.courier_rate_file_previews.store', { courier }),
    save: (base) => urlFor('api.admin.courier_rate_files.store', { courier }, { qs: { base } }),
  }
}

function zonesOf(courier: string): FileUrls {
  return {
    download: urlFor('api.admin.zone_files.show', { courier }),
    preview: urlFor('api.admin.zone_file_previews.store', { courier }),
    save: (base) => urlFor('api.admin.zone_files.store', { courier }, { qs: { base } }),
  }
}
