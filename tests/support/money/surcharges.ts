import type { ApiClient } from '@japa/api-client'
import { apiClientOf } from '#tests/support/api_client'
import { requestRates, toBritain } from '#tests/support/rate_requests'

type Body = Record<string, unknown>

/** A fuel surcharge of 12.5% of the rate, for all couriers and lanes. */
export const FUEL = { name: 'Fuel', kind: 'fuel', percent: 12.5 }

/** Signs in and returns functions for the surcharges of the live tariff, or of one `version`. */
export async function createSurchargeCalls(client: ApiClient, username = 'admin@sendam.test') {
  const apiClient = await apiClientOf(client, username)
  const at = (path: string, version?: number) => `${path}${version ? `?version=${version}` : ''}`
  const add = (body: Body, version?: number): Promise<any> =>
    apiClient('post', at('/surcharge', version), body)
  return {
    apiClient,
    add,
    async create(body: Body = FUEL, version?: number): Promise<number> {
      const response = await add(body, version)
      response.assertStatus(200)
      return response.body().data.id
    },
    change: (id: number, body: Body, version?: number): Promise<any> =>
      apiClient('put', at(`/surcharge/${id}`, version), body),
    /** `version` selects a version of the tariff; `seen` is the surcharge's version when read. */
    remove: (id: number, version?: number, seen?: number): Promise<any> =>
      apiClient('delete', at(`/surcharge/${id}`, version), seen ? { version: seen } : undefined),
    async all(version?: number): Promise<any[]> {
      const response: any = await apiClient('get', at('/surcharge/all', version))
      response.assertStatus(200)
      return response.body().data
    },
  }
}

export async function requestDhlRate(changes = {}) {
  const { body } = await requestRates(toBritain(changes))
  const rate = body.data.courierRates.find(({ courier }: any) => courier === 'DHL')
  const { shippingRate, surcharges, paymentAmount } = rate
  return { shippingRate, surcharges, paymentAmount }
}
