import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { continueReplay } from '#admin/tariffs/replays/run_replays'
import { claimReplay } from '#admin/tariffs/replays/replay_leases'
import { makeShipment } from '#tests/support/shipment_rows'
import { tariffOf } from '../versions/tariff_version_calls.js'
import { runSweep } from '#tests/support/jobs'

/** What a worker does, until nothing waits. */
export const run = () => runSweep('admin.run_replays')

export async function britain(courierCode = 'DHL'): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode, kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

/** 0.9 kg to London by DHL, which the small tariff asks 70,000 naira for. */
export async function light(draft: Parameters<typeof makeShipment>[0] = {}) {
  const shipment = await makeShipment({ shippingNaira: 65_000, ...draft })
  return shipment.merge({ billableGrams: 900 }).save()
}

/** The calls of replays, for somebody who works on the tariff. */
export async function replaysOf(...given: Parameters<typeof tariffOf>) {
  const tariff = await tariffOf(...given)
  const ask = (version: number, body: object = {}): Promise<any> =>
    tariff.program('post', `/tariff_version/${version}/replay`, body)
  const read = async (version: number, id: number): Promise<any> => {
    const response: any = await tariff.program('get', `/tariff_version/${version}/replay/${id}`)
    response.assertStatus(200)
    return response.body().data
  }
  return {
    ...tariff,
    ask,
    read,
    cancel: (version: number, id: number): Promise<any> =>
      tariff.program('delete', `/tariff_version/${version}/replay/${id}`),
    /** Asks, lets the worker do it, and reads what came of it. */
    replay: async (version: number, body: object = {}): Promise<any> => {
      const asked = await ask(version, body)
      asked.assertStatus(200)
      await run()
      return read(version, asked.body().data.id)
    },
  }
}

/** The first page of two shipments is in the sums, of five; its worker has it for another half a minute. */
export async function onePageDone(...given: Parameters<typeof tariffOf>) {
  const tariff = await replaysOf(...given)
  for (let made = 0; made < 5; made++) await light()
  const draft = await tariff.draft()
  const asked = await tariff.ask(draft)
  const { id } = asked.body().data
  const claim = await claimReplay()
  await continueReplay(claim!, { size: 2, pages: 1 })
  return { tariff, draft, id, claim: claim!, read: () => tariff.read(draft, id) }
}
