import { AdviceSituation } from '#shipping/pricing/advice/advice_situation'

export async function countPricings(advise: () => Promise<unknown>): Promise<number> {
  const { offersAfter } = AdviceSituation.prototype
  let times = 0
  AdviceSituation.prototype.offersAfter = function (change) {
    times++
    return offersAfter.call(this, change)
  }
  try {
    await advise()
    return times
  } finally {
    AdviceSituation.prototype.offersAfter = offersAfter
  }
}
