import brand from '#config/brand'
import { findHeadOfficeAddress } from '#shared/brand/brand'
import { runInWorkerThread } from '#shared/threads/worker_thread'
import { listManifestParcels } from '#shipping/documents/manifests/manifest_parcels'
import type { renderManifest } from '#shipping/documents/manifests/render_manifest'
import { type Carrier, CARRIER_NAMES } from '#shipping/pricing/rules/carriers'

const renderInThread = runInWorkerThread<typeof renderManifest>({
  module: '#shipping/documents/manifests/render_manifest',
  name: 'renderManifest',
  seconds: 180,
  remedy: 'Download the CSV of Past Shipments instead.',
})

/** The carrier's driver and our staff sign this PDF. */
export async function createManifest(carrier: Carrier, day: string): Promise<Buffer> {
  return renderInThread({
    provider: { ...brand, address: findHeadOfficeAddress(brand) },
    carrierName: CARRIER_NAMES[carrier],
    day,
    parcels: await listManifestParcels(carrier, day),
  })
}
