import brand from '#config/brand'
import { describeCarriers, listOfferedCouriers } from '#admin/setup/setup_steps'
import { BRAND, checkBrand } from '#shared/brand/brand_check'
import { okCheck, type SetupCheck } from '#shared/setup/setup_check'
import { COURIER_CHECK_TITLE } from '#shipping/carriers/courier_checks'
import { runSetupChecks } from '#admin/setup/setup_checks'

/** The startup checks, updated with what staff have set since. */
export async function listDeploymentChecks(): Promise<SetupCheck[]> {
  const couriers = await listOfferedCouriers()
  return listBrandedChecks().map((check) =>
    check.name === COURIER_CHECK_TITLE && couriers.length > 0
      ? okCheck(COURIER_CHECK_TITLE, describeCarriers(couriers))
      : check
  )
}

/** The startup checks, with the brand that staff have set. */
export function listBrandedChecks(): SetupCheck[] {
  return runSetupChecks(process.env).map((check) =>
    check.name === BRAND ? checkBrand(brand, process.env) : check
  )
}
