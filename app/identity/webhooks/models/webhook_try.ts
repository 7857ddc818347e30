import { WebhookTrySchema } from '#database/schema'

/** One request of a delivery, and what was answered. */
export default class WebhookTry extends WebhookTrySchema {
  declare requestHeaders: Record<string, string>
  declare answerHeaders: Record<string, string> | null
}
