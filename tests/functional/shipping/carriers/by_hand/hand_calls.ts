import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { DEMO_PASSWORD } from '#identity/demo'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

export const MEMBER = 'member@sendam.test'

export const staff = (client: ApiClient) => apiClientOf(client, 'admin@sendam.test')

export function byHand(draft: ShipmentDraft = {}) {
  return makeShipment({ status: 'PENDING', courierDriver: 'manual', ...draft })
}

export function clock(moment: DateTime = DateTime.now()) {
  return moment.setZone('Africa/Lagos').toFormat(`yyyy-MM-dd'T'HH:mm`)
}

export function heard(changes: object = {}) {
  return {
    code: 'PICKED_UP',
    countryCode: 'NG',
    place: 'Ikeja, Lagos',
    occurredAt: clock(),
    ...changes,
  }
}

/** Uploads a file as a page does: only its bytes determine its type. */
export async function sendLabel(id: number, file: Buffer | null, username = 'admin@sendam.test') {
  const login = await fetch(`${addressOfServer()}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  const form = new FormData()
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'label.pdf')
  else form.append('note', 'no file')
  const response = await fetch(`${addressOfServer()}/api/v1/by_hand/${id}/label`, {
    method: 'POST',
    headers: { authorization: login.headers.get('authorization')! },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as any }
}
