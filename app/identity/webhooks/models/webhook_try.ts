import { WebhookTrySchema } from '#database/schema'

export default class WebhookTry extends WebhookTrySchema {
  declare requestHeaders: Record<string, string>
  declare answerHeaders: Record<string, string> | null
}
