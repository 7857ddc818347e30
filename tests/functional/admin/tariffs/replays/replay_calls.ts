import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { continueReplay } from '#admin/tariffs/replays/run_replays'
import { claimReplay } from '#admin/tariffs/replays/replay_leases'
import { makeShipment } from '#tests/support/shipment_rows'
import { tariffOf } from '../versions/tariff_version_calls.js'
import { runSweep } from '#tests/support/jobs'

/** Runs the worker's job until no replay waits. */
export const run = () => runSweep('admin.run_replays')

export async function findBritain(courierCode = 'DHL'): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode, kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

/** 0.9 kg to London by DHL, for which the small tariff charges 70,000 naira. */
export async function makeLightShipment(draft: Parameters<typeof makeShipment>[0] = {}) {
  const shipment = await makeShipment({ shippingNaira: 65_000, ...draft })
  return shipment.merge({ billableGrams: 900 }).save()
}

/** Signs in and returns the calls of replays. */
export async function replaysOf(...given: Parameters<typeof tariffOf>) {
  const tariff = await tariffOf(...given)
  const requestReplay = (version: number, body: object = {}): Promise<any> =>
    tariff.apiClient('post', `/tariff_version/${version}/replay`, body)
  const read = async (version: number, id: number): Promise<any> => {
    const response: any = await tariff.apiClient('get', `/tariff_version/${version}/replay/${id}`)
    response.assertStatus(200)
    return response.body().data
  }
  return {
    ...tariff,
    requestReplay,
    read,
    cancel: (version: number, id: number): Promise<any> =>
      tariff.apiClient('delete', `/tariff_version/${version}/replay/${id}`),
    /** Requests a replay, runs it and reads its result. */
    replay: async (version: number, body: object = {}): Promise<any> => {
      const requested = await requestReplay(version, body)
      requested.assertStatus(200)
      await run()
      return read(version, requested.body().data.id)
    },
  }
}

/** Starts a replay of five shipments, counts its first page of two, and leases it to a worker. */
export async function replayOnePage(...given: Parameters<typeof tariffOf>) {
  const tariff = await replaysOf(...given)
  for (let count = 0; count < 5; count++) await makeLightShipment()
  const draft = await tariff.draft()
  const requested = await tariff.requestReplay(draft)
  const { id } = requested.body().data
  const claim = await claimReplay()
  await continueReplay(claim!, { size: 2, pages: 1 })
  return { tariff, draft, id, claim: claim!, read: () => tariff.read(draft, id) }
}
