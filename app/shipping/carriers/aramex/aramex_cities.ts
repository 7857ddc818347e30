import type { BookingRequest } from '#shipping/carriers/booking_request'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import type { AramexApi } from '#shipping/carriers/aramex/aramex_api'
import { aramexAddress } from '#shipping/carriers/aramex/aramex_parties'
import { UNKNOWN_ARAMEX_CITY } from '#shipping/carriers/aramex/aramex_errors'
import { toJsonObjects, toText } from '#shipping/carriers/wire/json_values'

const TIMEOUT_MS = 15_000
const MAX_NAMES = 5

export async function suggestAramexCities(api: AramexApi, request: BookingRequest, failure: Error) {
  if (!(failure instanceof CourierRefused)) return failure
  if (!failure.message.startsWith(UNKNOWN_ARAMEX_CITY)) return failure
  const isSender = failure.message.includes("the sender's address")
  const cities = await findSimilarCities(api, request, isSender ? 'sender' : 'receiver')
  if (cities.length === 0) return failure
  return new CourierRefused(`${failure.message} It knows ${cities.join(', ')}.`, failure.theirWords)
}

async function findSimilarCities(
  api: AramexApi,
  request: BookingRequest,
  whose: 'sender' | 'receiver'
) {
  try {
    const answer = await api.query({
      operation: 'validate',
      method: 'ValidateAddress',
      reference: request.reference,
      body: { Address: aramexAddress(request[whose], 'The address') },
      timeoutMs: TIMEOUT_MS,
    })
    const named = toJsonObjects(answer.SuggestedAddresses).map(({ City }) => toText(City))
    return [...new Set(named.filter(Boolean))].slice(0, MAX_NAMES)
  } catch {
    return []
  }
}
