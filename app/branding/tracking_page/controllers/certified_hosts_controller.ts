import type { HttpContext } from '@adonisjs/core/http'
import { mayRequestCertificate } from '#branding/tracking_page/certified_hosts'

export default class CertifiedHostsController {
  /** The proxy evaluates only the status code. */
  async show({ request, response }: HttpContext) {
    const { domain } = request.qs()
    const isOurs = typeof domain === 'string' && (await mayRequestCertificate(domain))
    response.header('Cache-Control', 'no-store')
    return response.status(isOurs ? 200 : 404).send({ host: isOurs ? 'ours' : 'unknown' })
  }
}
