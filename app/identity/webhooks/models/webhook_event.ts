import { WebhookEventSchema } from '#database/schema'

/** Something that happened, as it is told. */
export default class WebhookEvent extends WebhookEventSchema {
  declare data: Record<string, unknown>
}
