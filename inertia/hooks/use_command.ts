import { useState } from 'react'

export type FieldErrors = Record<string, string>

type ApiError = { message: string; code: string; errors: { field?: string; message: string }[] }

type Outcome<T> = { ok: true; body: T } | { ok: false; message: string; fields: FieldErrors }

export const CONNECTIVITY_ERROR =
  "Connectivity Error! The server can't be reached. Please check your connection."
export const PROCESSING_ERROR = 'An error occured processing your last request! Please try again.'

/** Sends a command to the API from a page: with its session cookie and CSRF token, JSON both ways. */
export function useCommand<T>() {
  const [busy, setBusy] = useState(false)

  async function send(method: string, url: string, body?: unknown): Promise<Outcome<T>> {
    setBusy(true)
    try {
      return await outcomeOf<T>(await request(method, url, body))
    } catch {
      return { ok: false, message: CONNECTIVITY_ERROR, fields: {} }
    } finally {
      setBusy(false)
    }
  }

  return { busy, send }
}

function request(method: string, url: string, body: unknown) {
  return fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      'Accept': 'application/json',
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': cookie('XSRF-TOKEN'),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

async function outcomeOf<T>(response: Response): Promise<Outcome<T>> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return { ok: true, body: body as T }
  if (!isApiError(body)) return { ok: false, message: PROCESSING_ERROR, fields: {} }
  const named = body.errors.filter((error) => error.field)
  return {
    ok: false,
    message: body.errors.map((error, index) => `${index + 1}. ${error.message}`).join('\n'),
    fields: Object.fromEntries(named.map((error) => [error.field, error.message])),
  }
}

function isApiError(body: unknown): body is ApiError {
  return typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)
}

function cookie(name: string): string {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : ''
}
