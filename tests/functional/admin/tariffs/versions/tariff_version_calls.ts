import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { apiClientOf } from '#tests/support/api_client'
import { toBritain } from '#tests/support/rate_requests'
import { exportZone } from '#tests/support/zone_calls'
import { runSweep } from '#tests/support/jobs'

const ADMIN = 'admin@sendam.test'

type Body = Record<string, unknown>

/** Returns a rate sheet with these rates in naira up to 0.5 kg, 1 kg and 30 kg. */
export const sheet = (half: number, one: number, thirty: number) => [
  { aboveWeight: 0, endWeight: 0.5, rate: half },
  { aboveWeight: 0.5, endWeight: 1, rate: one },
  { aboveWeight: 1, endWeight: 30, rate: thirty },
]

/** Signs in and returns the calls for versions of the tariff. */
export async function tariffOf(client: ApiClient, username = ADMIN) {
  const apiClient = await apiClientOf(client, username)
  const start = (name: string, more: Body = {}): Promise<any> =>
    apiClient('post', '/tariff_version', { name, ...more })
  return {
    apiClient,
    start,
    draft: async (name = 'From January', more: Body = {}): Promise<number> => {
      const response = await start(name, more)
      response.assertStatus(200)
      return response.body().data.id
    },
    save: (zoneId: number, rates: object[], version?: number): Promise<any> =>
      apiClient('post', `/rate${version ? `?version=${version}` : ''}`, {
        shippingZoneId: zoneId,
        rates,
      }),
    ratesOf: async (zoneId: number, version?: number): Promise<any> => {
      const response: any = await apiClient(
        'get',
        `/rate/${zoneId}${version ? `?version=${version}` : ''}`
      )
      return response.body().data
    },
    differences: async (id: number): Promise<any> => {
      const response: any = await apiClient('get', `/tariff_version/${id}/differences`)
      return { status: response.status(), ...response.body() }
    },
    publish: (id: number, more: Body = {}): Promise<any> =>
      apiClient('post', `/tariff_version/${id}/publish`, more),
    rollBack: (id: number, more: Body = {}): Promise<any> =>
      apiClient('post', `/tariff_version/${id}/roll_back`, more),
    /** Returns each courier's naira for 0.9 kg from Lagos to London, by a version or on a day. */
    priceBy: async (
      by: Body,
      price: 'shippingRate' | 'paymentAmount' = 'shippingRate'
    ): Promise<Record<string, number>> => {
      const response: any = await apiClient('post', '/tariff_version/price', {
        ...toBritain(),
        ...by,
      })
      response.assertStatus(200)
      return nairasIn(response.body().data, price)
    },
  }
}

/** Adds the calls for export zones, live ones or those of a version. */
export async function zonesOf(client: ApiClient, username = ADMIN) {
  const tariff = await tariffOf(client, username)
  const send = async (
    method: 'post' | 'put' | 'delete',
    path: string,
    version?: number,
    body?: object
  ) => {
    const at = `/shippingZone/international/${path}${version ? `?version=${version}` : ''}`
    const response: any = await tariff.apiClient(method, at, body && exportZone(body))
    response.assertStatus(200)
    return response.body().data
  }
  return {
    ...tariff,
    addZone: async (zone: object, version?: number): Promise<number> => {
      const { id } = await send('post', 'Export', version, zone)
      return id
    },
    changeZone: (id: number, zone: object, version?: number) =>
      send('put', String(id), version, zone),
    removeZone: (id: number, version?: number) => send('delete', String(id), version),
  }
}

export const FRANCE = { description: 'France', members: [{ value: 'FR', label: 'France' }] }

/** Runs the job that the worker runs at the planned time. */
export const startDue = () => runSweep('admin.start_versions')

export const inLagos = (moment: DateTime) =>
  moment.setZone('Africa/Lagos').toFormat("yyyy-LL-dd'T'HH:mm:ss")

export const anHourAhead = () => inLagos(DateTime.now().plus({ hours: 1 }))

/** Makes a planned version due. */
export const comeTrue = (id: number) =>
  db
    .from('tariff_versions')
    .where({ id })
    .update({ starts_at: db.raw(`now() - interval '1 second'`) })

export function nairasIn(
  { courierRates }: { courierRates: any[] },
  price: 'shippingRate' | 'paymentAmount' = 'shippingRate'
): Record<string, number> {
  return Object.fromEntries(courierRates.map((rate) => [rate.courier, rate[price]]))
}
