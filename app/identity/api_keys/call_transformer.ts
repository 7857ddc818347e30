import { BaseTransformer } from '@adonisjs/core/transformers'
import type ApiCall from '#identity/api_keys/api_call'
import { lagosMoment } from '#shared/time/lagos_time'

/** A call of a key, as the people whose key it is see it. */
export default class CallTransformer extends BaseTransformer<ApiCall> {
  toObject() {
    const { id, method, path, status, errorCode, durationMs, requestId, address, createdAt } =
      this.resource
    return {
      ...{ id, method, path, status, errorCode, durationMs, requestId, address },
      at: createdAt.toISO()!,
    }
  }

  forPage() {
    const { day, time } = lagosMoment(this.resource.createdAt)
    return { ...this.toObject(), moment: `${day}, ${time}` }
  }
}
