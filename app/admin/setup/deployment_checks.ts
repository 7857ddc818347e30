import brand from '#config/brand'
import { describeCarriers, isBrandNamed, listOfferedCouriers } from '#admin/setup/setup_steps'
import { BRAND } from '#shared/brand/brand_check'
import { okCheck, type SetupCheck } from '#shared/setup/setup_check'
import { COURIER_CHECK_TITLE } from '#shipping/carriers/courier_checks'
import { runSetupChecks } from '#admin/setup/setup_checks'

/** The startup checks, updated with what staff have set since. */
export async function listDeploymentChecks(): Promise<SetupCheck[]> {
  const done = new Map<string, string>()
  if (isBrandNamed()) {
    done.set(BRAND, `The platform is called ${brand.name}, at ${brand.primaryDomain}.`)
  }
  const couriers = await listOfferedCouriers()
  if (couriers.length > 0) done.set(COURIER_CHECK_TITLE, describeCarriers(couriers))
  return runSetupChecks(process.env).map((check) => {
    const sentence = done.get(check.name)
    return sentence ? okCheck(check.name, sentence) : check
  })
}
