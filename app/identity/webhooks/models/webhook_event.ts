import { WebhookEventSchema } from '#database/schema'

export default class WebhookEvent extends WebhookEventSchema {
  declare data: Record<string, unknown>
}
