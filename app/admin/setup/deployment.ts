import brand from '#config/brand'
import { isBrandNamed } from '#admin/setup/way_in'
import { BRAND } from '#shared/brand/brand_check'
import { ok, type SetupCheck } from '#shared/setup/setup_check'
import { setupChecks } from '#start/setup'

/** The list that a start goes by, with what staff have added since. */
export function deploymentChecks(): SetupCheck[] {
  return setupChecks(process.env).map((check) => {
    if (check.name !== BRAND || !isBrandNamed()) return check
    return ok(BRAND, `The platform is called ${brand.name}, at ${brand.primaryDomain}.`)
  })
}
