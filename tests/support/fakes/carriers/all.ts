import type { Carrier } from '#shipping/pricing/rules/carriers'
import { startFakeAramex } from '#tests/support/fakes/carriers/aramex'
import type { CarrierServer } from '#tests/support/fakes/carriers/carrier_server'
import { startFakeDhl } from '#tests/support/fakes/carriers/dhl'
import { startFakeFedex } from '#tests/support/fakes/carriers/fedex'
import { startFakeUps } from '#tests/support/fakes/carriers/ups'

export interface FakeCarriers {
  servers: Record<Carrier, CarrierServer<never>>
  env: Record<string, string>
  close: () => Promise<unknown>
}

export async function startFakeCarriers(): Promise<FakeCarriers> {
  const servers = {
    dhl: await startFakeDhl(),
    fedex: await startFakeFedex(),
    ups: await startFakeUps(),
    aramex: await startFakeAramex(),
  }
  const settings = Object.entries(servers).flatMap(([carrier, { account }]) =>
    Object.entries(account).map(([key, value]) => [settingOf(carrier, key), value] as const)
  )
  return {
    servers: servers as unknown as FakeCarriers['servers'],
    env: Object.fromEntries(settings),
    close: () => Promise.all(Object.values(servers).map((server) => server.close())),
  }
}

function settingOf(carrier: string, key: string): string {
  return `${carrier.toUpperCase()}_${key === 'baseUrl' ? 'BASE_URL' : key}`
}
