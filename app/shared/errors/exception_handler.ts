import { errors as authErrors } from '@adonisjs/auth'
import { errors as bouncerErrors } from '@adonisjs/bouncer'
import { errors as limiterErrors } from '@adonisjs/limiter'
import { errors as shieldErrors } from '@adonisjs/shield'
import { errors as vineErrors } from '@vinejs/vine'
import { Exception } from '@adonisjs/core/exceptions'
import { errors as httpErrors, type HttpContext, ExceptionHandler } from '@adonisjs/core/http'
import type { StatusPageRange, StatusPageRenderer } from '@adonisjs/core/types/http'
import { isApiUrl } from '#shared/http/api_url'
import { apiError, type ApiError } from '#shared/errors/api_error'
import { isArchiveClosed, isInexactNumber } from '#shared/database/violations'
import { DomainError } from '#shared/errors/domain_error'
import { AmountTooLarge } from '#shared/money/exact_amounts'
import { InvalidNairaAmount } from '#shared/money/rules/money'
import { MethodNotAllowed, findMethodNotAllowed } from '#shared/errors/method_not_allowed'
import { findHttpStatus } from '#shared/errors/error_statuses'
import { PROBLEM_TYPE, prefersProblem, toProblem } from '#shared/errors/problem'
import { isBackendUnavailable } from '#shared/errors/backend_unavailable'
import { findRetryDelaySeconds } from '#shared/errors/retry_delay'
import { resolveLenientVersion } from '#shared/http/api_versions'
import { setVersionHeaders, VERSION_HEADER } from '#shared/http/controllers/api_version_headers'
import { setRetryAfter } from '#shared/http/controllers/retry_after_header'
import { isLiveReload, answerUnchanged } from '#shared/live/controllers/live_reload'
import { buildPublicPageTranslations } from '#shared/languages/controllers/public_page_translations'

export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false
  protected renderStatusPages = true

  protected statusPages: Record<StatusPageRange, StatusPageRenderer> = {
    '403': ({ message }, ctx) =>
      ctx.inertia.render('shared/errors/refused', { message, words: buildErrorTranslations(ctx) }),
    '404': (_, ctx) =>
      ctx.inertia.render('shared/errors/not_found', { words: buildErrorTranslations(ctx) }),
    '405': ({ message }, ctx) =>
      ctx.inertia.render('shared/errors/refused', { message, words: buildErrorTranslations(ctx) }),
    '422': ({ message }, ctx) =>
      ctx.inertia.render('shared/errors/refused', { message, words: buildErrorTranslations(ctx) }),
    '500..599': (_, ctx) =>
      ctx.inertia.render('shared/errors/server_error', { words: buildErrorTranslations(ctx) }),
  }

  async handle(thrown: unknown, ctx: HttpContext) {
    const isUnknownRoute = thrown instanceof httpErrors.E_ROUTE_NOT_FOUND
    const method = ctx.request.method()
    const error = isUnknownRoute
      ? (findMethodNotAllowed(ctx.request.url(), method) ?? thrown)
      : thrown
    setRetryAfter(ctx, findRetryDelaySeconds(error))
    if (isLiveReload(ctx)) return answerUnchanged(ctx)
    if (error instanceof MethodNotAllowed) {
      ctx.response.header('Allow', [...error.allowed, 'OPTIONS'].join(', '))
      if (method === 'OPTIONS') return ctx.response.noContent()
    }
    if (!isApiUrl(ctx.request.url())) {
      if (isBackendUnavailable(error)) dropCaller(ctx)
      return super.handle(toPageError(error), ctx)
    }
    return answerError(ctx, toErrorEnvelope(error))
  }

  /** Logs server errors only; the access log covers client errors. */
  async report(error: unknown, ctx: HttpContext) {
    if (error instanceof DomainError || readErrorStatus(error) < 500) return
    ctx.logger.error({ err: error }, 'A request failed')
  }
}

/** Error pages behind sign-in are English only. */
function buildErrorTranslations(ctx: HttpContext) {
  const isInShell = ctx.caller && /^\/(base|admin)(\/|$)/.test(ctx.request.url())
  return isInShell ? undefined : buildPublicPageTranslations(ctx, 'errors')
}

/** Makes the page render as for a guest, because a user's page needs the database. */
function dropCaller(ctx: Partial<HttpContext>) {
  delete ctx.caller
  if (!ctx.session?.initiated) delete ctx.session
}

function toPageError(error: unknown): unknown {
  if (!(error instanceof DomainError) && !isBackendUnavailable(error)) return error
  const { status, body } = toErrorEnvelope(error)
  return new Exception(body.message, { status, code: body.code, cause: error })
}

/** Sends the error envelope, or a problem document if the client prefers it. */
function answerError(ctx: HttpContext, { status, body }: Envelope) {
  const { request, response } = ctx
  response.status(status).vary('Accept')
  if (status === 401) response.header('WWW-Authenticate', 'Bearer')
  if (!response.getHeader(VERSION_HEADER)) {
    setVersionHeaders(ctx, resolveLenientVersion(request.header(VERSION_HEADER), undefined))
  }
  if (!prefersProblem(request.header('accept'))) return response.json(body)
  const problem = toProblem(body, { status, instance: request.url(), requestId: request.id()! })
  response.header('Content-Type', PROBLEM_TYPE)
  return response.send(problem)
}

interface Envelope {
  status: number
  body: ApiError
}

export function toErrorEnvelope(error: unknown): Envelope {
  if (isInexactNumber(error)) return toErrorEnvelope(new AmountTooLarge())
  if (error instanceof InvalidNairaAmount) {
    const message = 'Please give amounts in naira, with two decimals at most.'
    return createEnvelope('E_VALIDATION_ERROR', message)
  }
  if (error instanceof DomainError) {
    const { code, message, errors, data } = error
    const body = { message, code, errors: [...errors], ...(data && { data }) }
    return { status: findHttpStatus(code), body }
  }
  if (error instanceof vineErrors.E_VALIDATION_ERROR) {
    const code = 'E_VALIDATION_ERROR'
    const message = 'Some fields need your attention.'
    return { status: findHttpStatus(code), body: { message, code, errors: error.messages } }
  }
  if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) {
    return createEnvelope('E_UNAUTHORIZED_ACCESS', 'Please sign in to continue.')
  }
  if (error instanceof bouncerErrors.E_AUTHORIZATION_FAILURE) {
    return createEnvelope('E_FORBIDDEN', 'You are not allowed to do this.')
  }
  if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) {
    return createEnvelope(
      'E_BAD_CSRF_TOKEN',
      'This page has expired. Please reload it and try again.'
    )
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    const seconds = error.response.availableIn
    const message = `Too many attempts. Please wait ${seconds} seconds and try again.`
    return createEnvelope('E_TOO_MANY_REQUESTS', message)
  }
  if (isArchiveClosed(error)) {
    const message =
      'The records of that time are archived and can no longer be changed. Please call us.'
    return createEnvelope('E_CONFLICT', message)
  }
  if (isBackendUnavailable(error)) return createEnvelopeFromStatus(503)
  return createEnvelopeFromStatus(readErrorStatus(error))
}

function createEnvelope(code: string, message: string): Envelope {
  return { status: findHttpStatus(code), body: apiError(code, message) }
}

function readErrorStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500
  const status = 'status' in error ? error.status : 500
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500
}

function createEnvelopeFromStatus(status: number): Envelope {
  if (status === 404) return createEnvelope('E_NOT_FOUND', 'Not found.')
  if (status === 413) return createEnvelope('E_TOO_LARGE', 'The request is too large.')
  if (status === 503) {
    const message = 'We cannot answer at the moment. Please try again in a minute.'
    return createEnvelope('E_UNAVAILABLE', message)
  }
  if (status < 500) {
    return { status, body: apiError('E_BAD_REQUEST', 'The request could not be read.') }
  }
  return { status, body: apiError('E_SERVER_ERROR', 'An Unexpected Error occured!') }
}
