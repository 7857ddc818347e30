import { errors as authErrors } from '@adonisjs/auth'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as shieldErrors } from '@adonisjs/shield'
import { errors as vineErrors } from '@vinejs/vine'
import { Exception } from '@adonisjs/core/exceptions'
import { type HttpContext, ExceptionHandler } from '@adonisjs/core/http'
import type { StatusPageRange, StatusPageRenderer } from '@adonisjs/core/types/http'
import { isApiUrl } from '#shared/http/api_call'
import { apiError, type ApiError } from '#shared/errors/api_error'
import { isDatabaseGone } from '#shared/errors/database_gone'
import { DomainError } from '#shared/errors/domain_error'
import { statusOf } from '#shared/errors/error_statuses'
import { waitOf } from '#shared/errors/wait'
import { sayWait } from '#shared/http/controllers/say_wait'

/** Neither a 401 nor a 403, which end a session: the page takes the token that comes with it and asks again. */
const BAD_CSRF_TOKEN = 419

export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false
  protected renderStatusPages = true

  protected statusPages: Record<StatusPageRange, StatusPageRenderer> = {
    '404': (_, { inertia }) => inertia.render('shared/errors/not_found', {}),
    '422': ({ message }, { inertia }) => inertia.render('shared/errors/refused', { message }),
    '500..599': (_, { inertia }) => inertia.render('shared/errors/server_error', {}),
  }

  async handle(error: unknown, ctx: HttpContext) {
    sayWait(ctx, waitOf(error))
    if (!isApiUrl(ctx.request.url())) {
      if (isDatabaseGone(error)) becomeStranger(ctx)
      return super.handle(pageErrorOf(error), ctx)
    }
    const { status, body } = envelopeOf(error)
    return ctx.response.status(status).json(body)
  }

  /** What the asker did wrong, the line of the request says. */
  async report(error: unknown, ctx: HttpContext) {
    if (error instanceof DomainError || statusIn(error) < 500) return
    ctx.logger.error({ err: error }, 'A request failed')
  }
}

/** Of somebody who cannot be read a page is the one that strangers get: whole before any script runs. */
function becomeStranger(ctx: Partial<HttpContext>) {
  delete ctx.caller
  if (!ctx.session?.initiated) delete ctx.session
}

/** An expected failure has for a page the status that it has for a call. */
function pageErrorOf(error: unknown): unknown {
  if (!(error instanceof DomainError) && !isDatabaseGone(error)) return error
  const { status, body } = envelopeOf(error)
  return new Exception(body.message, { status, code: body.code, cause: error })
}

/** One place that turns whatever was thrown into the error envelope of the API. */
function envelopeOf(error: unknown): { status: number; body: ApiError } {
  if (error instanceof DomainError) {
    const { code, message, errors } = error
    return { status: statusOf(code), body: { message, code, errors: [...errors] } }
  }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    return {
      status: 422,
      body: {
        message: 'Some fields need your attention.',
        code: 'E_VALIDATION_ERROR',
        errors: error.messages,
      },
    }
  }
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) {
    return { status: 401, body: apiError('E_UNAUTHORIZED_ACCESS', 'Please sign in to continue.') }
  }
  if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE) {
    return { status: 403, body: apiError('E_FORBIDDEN', 'You are not allowed to do this.') }
  }
  if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) {
    const message = 'This page has expired. Please reload it and try again.'
    return { status: BAD_CSRF_TOKEN, body: apiError('E_BAD_CSRF_TOKEN', message) }
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    const seconds = error.response.availableIn
    const message = `Too many tries. Please wait ${seconds} seconds and try again.`
    return { status: 429, body: apiError('E_TOO_MANY_REQUESTS', message) }
  }
  if (isDatabaseGone(error)) {
    const message = 'We cannot answer at the moment. Please try again in a minute.'
    return { status: 503, body: apiError('E_UNAVAILABLE', message) }
  }
  return fromStatus(statusIn(error))
}

function statusIn(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500
  const status = 'status' in error ? error.status : 500
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500
}

function fromStatus(status: number): { status: number; body: ApiError } {
  if (status === 404) return { status, body: apiError('E_NOT_FOUND', 'Not found.') }
  if (status === 413) return { status, body: apiError('E_TOO_LARGE', 'The request is too large.') }
  if (status < 500) {
    return { status, body: apiError('E_BAD_REQUEST', 'The request could not be read.') }
  }
  return { status, body: apiError('E_SERVER_ERROR', 'An Unexpected Error occured!') }
}
