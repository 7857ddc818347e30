import type { HttpContext } from '@adonisjs/core/http'
import { listDeploymentChecks } from '#admin/setup/deployment_checks'
import SetupCheckTransformer from '#admin/setup/setup_check_transformer'
import StepTransformer from '#admin/setup/step_transformer'
import { listSetupSteps } from '#admin/setup/setup_steps'

export default class SetupPageController {
  async render({ inertia }: HttpContext) {
    const checks = await listDeploymentChecks()
    return inertia.render('admin/setup/setup', {
      checks: SetupCheckTransformer.transform(checks),
      steps: StepTransformer.transform(await listSetupSteps(checks)),
    })
  }
}
