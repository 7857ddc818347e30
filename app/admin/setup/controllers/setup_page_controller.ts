import type { HttpContext } from '@adonisjs/core/http'
import { deploymentChecks } from '#admin/setup/deployment'
import SetupCheckTransformer from '#admin/setup/setup_check_transformer'
import StepTransformer from '#admin/setup/step_transformer'
import { wayIn } from '#admin/setup/way_in'

export default class SetupPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/setup/setup', {
      checks: SetupCheckTransformer.transform(await deploymentChecks()),
      steps: StepTransformer.transform(await wayIn()),
    })
  }
}
