import type { HttpContext } from '@adonisjs/core/http'
import { saveWhatsAppWebhook } from '#shared/whatsapp/save_webhook'
import { whatsappGateway } from '#shared/whatsapp/whatsapp_gateway'

export default class WhatsAppHooksController {
  async show({ request, response }: HttpContext) {
    const challenge = whatsappGateway.driver.verifyChallenge(request.qs())
    response.header('Content-Type', 'text/plain; charset=utf-8')
    return response.send(challenge)
  }

  async store({ request }: HttpContext) {
    const rawBody = request.raw() ?? ''
    const header = (name: string) => request.header(name)
    await saveWhatsAppWebhook(whatsappGateway.driver.readWebhook({ rawBody, header }))
    return { message: 'Thank you' }
  }
}
