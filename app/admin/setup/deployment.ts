import brand from '#config/brand'
import { carriersInWords, isBrandNamed, offeredCouriers } from '#admin/setup/way_in'
import { BRAND } from '#shared/brand/brand_check'
import { ok, type SetupCheck } from '#shared/setup/setup_check'
import { COURIERS } from '#shipping/carriers/courier_checks'
import { setupChecks } from '#admin/setup/setup_checks'

/** The list that a start goes by, with what staff have done since. */
export async function deploymentChecks(): Promise<SetupCheck[]> {
  const done = new Map<string, string>()
  if (isBrandNamed()) {
    done.set(BRAND, `The platform is called ${brand.name}, at ${brand.primaryDomain}.`)
  }
  const couriers = await offeredCouriers()
  if (couriers.length > 0) done.set(COURIERS, carriersInWords(couriers))
  return setupChecks(process.env).map((check) => {
    const sentence = done.get(check.name)
    return sentence ? ok(check.name, sentence) : check
  })
}
