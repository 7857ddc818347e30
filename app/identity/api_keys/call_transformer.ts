import { BaseTransformer } from '@adonisjs/core/transformers'
import type LoggedApiCall from '#identity/api_keys/logged_api_call'
import { isoTime } from '#shared/time/rules/api_dates'

export default class CallTransformer extends BaseTransformer<LoggedApiCall> {
  toObject() {
    const { id, method, path, status, errorCode, durationMs, requestId, address, createdAt } =
      this.resource
    return {
      id,
      method,
      path,
      status,
      errorCode,
      durationMs,
      requestId,
      address,
      at: isoTime(createdAt),
    }
  }

  forPage() {
    const moment = this.resource.createdAt.setZone('Africa/Lagos').toFormat('d LLL, HH:mm:ss')
    return { ...this.toObject(), moment }
  }
}
