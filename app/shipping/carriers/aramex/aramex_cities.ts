import type { BookingRequest } from '#shipping/carriers/booking_request'
import { CourierRefused } from '#shipping/carriers/courier_driver'
import type { AramexApi } from '#shipping/carriers/aramex/aramex_api'
import { addressOf } from '#shipping/carriers/aramex/aramex_parties'
import { UNKNOWN_CITY } from '#shipping/carriers/aramex/aramex_refusals'
import { listOf, textOf } from '#shipping/carriers/wire/answers'

const TIMEOUT_MS = 15_000
const MOST_NAMES = 5

/** A city must be named as Aramex names it: a refusal for its sake says which names it would take. */
export async function withCities(api: AramexApi, request: BookingRequest, failure: Error) {
  if (!(failure instanceof CourierRefused)) return failure
  if (!failure.message.startsWith(UNKNOWN_CITY)) return failure
  const isSender = failure.message.includes("the sender's address")
  const cities = await citiesLike(api, request, isSender ? 'sender' : 'receiver')
  if (cities.length === 0) return failure
  return new CourierRefused(`${failure.message} It knows ${cities.join(', ')}.`, failure.theirWords)
}

/** Empty where it has no idea, or does not answer. */
async function citiesLike(api: AramexApi, request: BookingRequest, whose: 'sender' | 'receiver') {
  try {
    const answer = await api.ask({
      operation: 'validate',
      method: 'ValidateAddress',
      reference: request.reference,
      body: { Address: addressOf(request[whose], 'The address') },
      timeoutMs: TIMEOUT_MS,
    })
    const named = listOf(answer.SuggestedAddresses).map(({ City }) => textOf(City))
    return [...new Set(named.filter(Boolean))].slice(0, MOST_NAMES)
  } catch {
    return []
  }
}
