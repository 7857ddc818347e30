/** The error envelope of the API. The client shows the messages of `errors` as a numbered list. */
export type ApiError = {
  message: string
  code: string
  errors: { field?: string; message: string; rule?: string; proposal?: string }[]
  data?: object
}

export function apiError(code: string, message: string, field?: string): ApiError {
  return { message, code, errors: [field ? { field, message } : { message }] }
}
