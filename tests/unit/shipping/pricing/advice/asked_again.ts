import { AdviceSituation } from '#shipping/pricing/advice/advice_situation'

export async function timesPriced(ask: () => Promise<unknown>): Promise<number> {
  const { offersAfter } = AdviceSituation.prototype
  let times = 0
  AdviceSituation.prototype.offersAfter = function (change) {
    times++
    return offersAfter.call(this, change)
  }
  try {
    await ask()
    return times
  } finally {
    AdviceSituation.prototype.offersAfter = offersAfter
  }
}
