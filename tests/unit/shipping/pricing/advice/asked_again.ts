import { Situation } from '#shipping/pricing/advice/situation'

/** How often requests were priced again for an advice while this was done. */
export async function timesPriced(ask: () => Promise<unknown>): Promise<number> {
  const { offersAfter } = Situation.prototype
  let times = 0
  Situation.prototype.offersAfter = function (change) {
    times++
    return offersAfter.call(this, change)
  }
  try {
    await ask()
    return times
  } finally {
    Situation.prototype.offersAfter = offersAfter
  }
}
