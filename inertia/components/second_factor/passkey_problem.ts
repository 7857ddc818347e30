const SENTENCES: Record<string, string> = {
  NotAllowedError: 'Your device did not confirm it: it was cancelled, or took too long. Try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
  NotSupportedError: 'This device cannot make a passkey that we accept.',
  SecurityError: 'Passkeys do not work on this address. Open our website by its name.',
}

/** Why a browser made or used no passkey, in words. */
export function passkeyProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  return SENTENCES[name] ?? 'This browser could not use a passkey. Try another way.'
}
