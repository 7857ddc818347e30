import type { AuthProvider } from '#identity/accounts/models/user'

/** How somebody signed up, as people read it. */
export const AUTH_PROVIDER_NAMES: Record<AuthProvider, string> = {
  password: 'E-mail and password',
  google: 'Google',
  facebook: 'Facebook',
  local: 'Local provider',
}
