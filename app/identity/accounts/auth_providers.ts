import type { AuthProvider } from '#identity/accounts/models/user'

export const AUTH_PROVIDER_NAMES: Record<AuthProvider, string> = {
  password: 'E-mail and password',
  google: 'Google',
  facebook: 'Facebook',
  local: 'Test account',
}
