import { callApi } from '~/api/call_api'

/** Refused if somebody has it already, because version 0 has no owner. */
export function assignRefusedShipment(id: number) {
  const body = { version: 0, isMine: true }
  return callApi('api.admin.inbox_notes.update', { params: { queue: 'stuck', id }, body })
}
