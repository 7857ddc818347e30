import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { lagosToday } from '#shared/time/lagos_time'
import { findPriceAdvice } from '#shipping/pricing/advice/price_advice'
import { applyAdvisedChange } from '#shipping/pricing/advice/advised_change'
import { createOffers } from '#shipping/pricing/offers'
import { loadPriceFacts } from '#shipping/pricing/price_facts'
import type { PriceRequest } from '#shipping/pricing/price_request'
import { Chance } from '#tests/functional/admin/tariffs/replays/random_shipments'
import { seedReference } from '#tests/support/reference'
import { randomParcel, uneasyTariff } from './random_parcels.js'

const PARCELS = 1_000

async function chargedKobo(requests: PriceRequest[], courierCode: string): Promise<number> {
  let kobo = 0
  for (const request of requests) {
    const { offers } = await createOffers(request, { isTest: true })
    kobo += offers.find((offer) => offer.courierCode === courierCode)!.charges.totalKobo
  }
  return kobo
}

function gramsOf(requests: PriceRequest[]): number {
  const packages = requests.flatMap((request) => request.packages)
  return packages.reduce((sum, { weightGrams }) => sum + weightGrams, 0)
}

test.group('Price advice for 1,000 random parcels', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is exact to the kobo, saves money, and has at most three pieces, the best first', async ({
    assert,
  }) => {
    const chance = new Chance(20_261_126)
    const groups = [null, await uneasyTariff(chance)]
    const facts = await loadPriceFacts()
    const countByKind = new Map<string, number>()
    let full = 0
    for (let at = 0; at < PARCELS; at++) {
      const { request, contents, chosen, isBookingStaff } = randomParcel(chance, facts, groups)
      const mode = { isTest: true, isBookingStaff, day: lagosToday() }
      const route = await createOffers(request, mode, facts)
      const before = structuredClone(request)
      const pieces = await findPriceAdvice(request, { route, facts, mode, chosen, contents })
      assert.deepEqual(request, before)
      const base = chosen
        ? route.offers.find((offer) => offer.courierCode === chosen)
        : route.offers[0]
      if (!base) assert.deepEqual(pieces, [])
      if (pieces.length === 3) full += 1
      assert.isAtMost(pieces.length, 3)
      assert.lengthOf(new Set(pieces.map(({ kind }) => kind)), pieces.length)
      const saved = pieces.map(({ savedKobo }) => savedKobo)
      assert.deepEqual(
        saved,
        saved.toSorted((a, b) => b - a)
      )
      for (const { kind, change, courierCode, totalKobo, savedKobo, insteadOf } of pieces) {
        countByKind.set(kind, (countByKind.get(kind) ?? 0) + 1)
        const requests = applyAdvisedChange(request, change, contents)
        assert.equal(await chargedKobo(requests, courierCode), totalKobo, kind)
        assert.equal(base!.charges.totalKobo - totalKobo, savedKobo)
        assert.equal(insteadOf, base!.courierCode)
        assert.isAbove(savedKobo, 0)
        const lost = gramsOf([request]) - gramsOf(requests)
        if (kind === 'lower_weight') assert.isTrue(lost > 0 && lost <= 1_000)
        else assert.equal(lost, 0, kind)
        if (kind === 'express_box') assert.isTrue(isBookingStaff)
      }
    }
    // Otherwise the data did not cover every kind.
    assert.sameMembers(
      [...countByKind.keys()],
      [
        ...['lower_weight', 'smaller_size', 'express_box', 'merged_packages', 'two_shipments'],
        ...['pickup', 'courier', 'insurance'],
      ]
    )
    assert.isAbove(Math.min(...countByKind.values()), 10)
    assert.isAbove(full, 10)
  }).timeout(60_000)
})
