import brand from '#config/brand'
import { describeCarriers, listOfferedCouriers } from '#admin/setup/setup_steps'
import { isBrandNamed } from '#shared/brand/brand'
import { BRAND, checkBrand } from '#shared/brand/brand_check'
import { okCheck, type SetupCheck, warningCheck } from '#shared/setup/setup_check'
import { COURIER_CHECK_TITLE } from '#shipping/carriers/courier_checks'
import { runSetupChecks } from '#admin/setup/setup_checks'

/** Repeats the startup checks. Checks brand and couriers as staff have set them by now. */
export async function listDeploymentChecks(): Promise<SetupCheck[]> {
  const couriers = await checkOfferedCouriers()
  return listBrandedChecks().map((check) => {
    if (check.name === COURIER_CHECK_TITLE && check.state !== 'refused') return couriers
    return check.name === BRAND && check.state === 'ok' ? checkBrandName(check) : check
  })
}

/** The startup checks, with the brand that staff have set. */
export function listBrandedChecks(): SetupCheck[] {
  return runSetupChecks(process.env).map((check) =>
    check.name === BRAND ? checkBrand(brand, process.env) : check
  )
}

/** Development starts with an example company, of which the log does not warn. */
function checkBrandName(check: SetupCheck): SetupCheck {
  return isBrandNamed(brand)
    ? check
    : warningCheck(
        BRAND,
        `Pages and mail use the name of an example company, ${brand.name}.`,
        'Name the brand under Settings, or set BRAND_NAME.'
      )
}

async function checkOfferedCouriers(): Promise<SetupCheck> {
  const couriers = await listOfferedCouriers()
  return couriers.length > 0
    ? okCheck(COURIER_CHECK_TITLE, describeCarriers(couriers))
    : warningCheck(
        COURIER_CHECK_TITLE,
        'No courier is offered, so nothing has a price.',
        'Set the keys of an account, or switch a courier to "by hand", and choose its services under Lists, Couriers.'
      )
}
