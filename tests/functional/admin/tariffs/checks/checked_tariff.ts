import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { type tariffOf } from '#tests/functional/admin/tariffs/versions/tariff_version_calls'

type Tariff = Awaited<ReturnType<typeof tariffOf>>

export async function zoneOf(courierCode: string, description: string, kind = 'export') {
  return ShippingZone.query()
    .where({ courierCode, kind, description })
    .whereNull('archivedAt')
    .firstOrFail()
}

export async function runChecks(
  { apiClient }: Pick<Tariff, 'apiClient'>,
  id: number
): Promise<any> {
  const response: any = await apiClient('post', `/tariff_version/${id}/check`)
  response.assertStatus(200)
  return response.body().data
}

/** Returns a check's findings on subjects that contain this text. */
export function findingsOf({ findings }: any, check: string, subject = ''): string[] {
  return findings
    .filter((finding: any) => finding.check === check && finding.subject.includes(subject))
    .map(({ subject: of, sentence }: any) => `${of}: ${sentence}`)
}
